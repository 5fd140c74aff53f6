import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { account } from '../../content/account';
import { Field } from './Field';
import css from './form.module.css';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'action'> & {
  /** A password goes back to hidden when it is sent. */
  readonly pending: boolean;
};

/**
 * A password with a button that shows and hides it. The button says what it will do, to the eye and
 * to the ear alike; no `aria-pressed` beside that: "Hide password, pressed" would say it twice and
 * against itself.
 */
export function PasswordField({ pending, ...field }: Props) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // Pressed while only the markup was there: boot.ts has noted it.
    if (toggle.current?.dataset.waiting !== undefined) setShown(true);
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
          {shown ? account.hidePassword : account.showPassword}
          <span className="visually-hidden"> {account.toggledField}</span>
        </button>
      }
    />
  );
}
