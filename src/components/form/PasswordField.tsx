import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { accountCopy } from '../../content/account';
import { PASSWORD_RULES } from '../../shared/credentials';
import { Field } from './Field';
import css from './form.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'action'>;

/**
 * A password input with a button that shows and hides the password. The button's label changes, so
 * it has no `aria-pressed`: a screen reader would announce "Hide password, pressed".
 */
export function PasswordField(field: PasswordFieldProps) {
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

/**
 * For a new password: gives the field the rules for password generators, and a warning in place of its
 * hint while the password is a common one. The list of common passwords loads with the focus; when it
 * does not load, there is no warning. The password does not leave the browser.
 *
 * @returns the props for `PasswordField`, and the note for `FormFooter`, which announces the hint
 */
export function useNewPassword() {
  const [isCommon, setCommon] = useState(false);

  async function check({ currentTarget }: { readonly currentTarget: HTMLInputElement }) {
    try {
      const { isCommonPassword } = await import('../../shared/common-passwords');
      // Read after the list has loaded: the user may have typed on.
      setCommon(isCommonPassword(currentTarget.value));
    } catch {
      setCommon(false);
    }
  }

  const field: Omit<PasswordFieldProps, 'label' | 'state'> = {
    hint: isCommon ? accountCopy.commonPassword : accountCopy.passwordHint,
    autoComplete: 'new-password',
    passwordrules: PASSWORD_RULES,
    onFocus: check,
    onInput: check,
  };
  return { field, note: isCommon ? accountCopy.commonPassword : undefined };
}
