import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { account } from '../../content/account';
import { Field } from './Field';
import css from './form.module.css';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'action'> & {
  /** A password is hidden again when it is submitted. */
  readonly pending: boolean;
};

/**
 * A password with a button that shows and hides it. The button's label says what it will do; with
 * `aria-pressed`, a screen reader would say "Hide password, pressed".
 */
export function PasswordField({ pending, ...field }: Props) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // boot.ts has noted a click before hydration.
    if (toggle.current?.dataset.pressed !== undefined) setShown(true);
  }, []);
  useEffect(() => {
    if (pending) setShown(false);
  }, [pending]);

  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-controls={field.state.name}
          onClick={() => setShown(!shown)}
        >
          {/* An element of its own: a translator replaces the text, and React would update a lost node. */}
          <span>{shown ? account.hidePassword : account.showPassword}</span>
          <span className="visually-hidden"> {account.toggledField}</span>
        </button>
      }
    />
  );
}
