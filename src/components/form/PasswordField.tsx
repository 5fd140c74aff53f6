import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { accountCopy } from '../../content/account';
import { Field } from './Field';
import css from './form.module.css';

/**
 * A password input with a button that shows and hides the password. The button's label changes, so
 * it has no `aria-pressed`: a screen reader would announce "Hide password, pressed".
 */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'action'>) {
  const { name, pending } = field.state;
  const toggle = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // boot/hydration.ts records a click before hydration.
    if (toggle.current?.dataset.pressed === '') setShown(true);
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
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          {/* In its own element, React can change the text after a translator has replaced it. */}
          <span>{shown ? accountCopy.hidePassword : accountCopy.showPassword}</span>
          <span className="visually-hidden"> {accountCopy.toggledField}</span>
        </button>
      }
    />
  );
}
