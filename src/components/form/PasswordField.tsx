import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { accountCopy } from '../../content/account';
import { PASSWORD_RULES } from '../../shared/credentials';
import { Field } from './Field';
import css from './form.module.css';
import type { FieldState } from './use-form';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'state' | 'type' | 'action'> & {
  /** The field must be named `password`: session/drafts.ts would keep the text of any other one. */
  readonly state: FieldState<'password'>;
};

/**
 * A password input with a button that shows and hides the password. The button's label changes, so
 * it has no `aria-pressed`: a screen reader would announce "Hide password, pressed".
 */
export function PasswordField(field: PasswordFieldProps) {
  const { name, isPending } = field.state;
  const toggle = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // boot/hydration.ts records a click before hydration.
    if (toggle.current?.dataset.toggled === '') setIsShown(true);
  }, []);
  useEffect(() => {
    if (isPending) setIsShown(false);
  }, [isPending]);

  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-controls={name}
          data-toggle
          onClick={() => setIsShown(!isShown)}
        >
          {/* In its own element, React can change the text after a translator has replaced it. */}
          <span>{isShown ? accountCopy.hidePassword : accountCopy.showPassword}</span>
          <span className="visually-hidden"> {accountCopy.toggledField}</span>
        </button>
      }
    />
  );
}

/**
 * For a new password: gives the field the rules for password generators, and a warning in place of its
 * hint while the password is a common one. The list of common passwords loads with the focus. The password
 * does not leave the browser.
 *
 * @returns the props for `PasswordField`, and the warning for `FormFooter` to announce
 */
export function useNewPassword() {
  const [warning, setWarning] = useState<string>();

  async function checkPassword({ currentTarget: input }: { currentTarget: HTMLInputElement }) {
    try {
      const { isCommonPassword } = await import('../../shared/common-passwords');
      // Read after the list has loaded: the user may have typed on.
      setWarning(isCommonPassword(input.value) ? accountCopy.commonPassword : undefined);
    } catch {
      // The list did not load. The form works without the warning.
    }
  }

  const field: Omit<PasswordFieldProps, 'label' | 'state'> = {
    hint: warning ?? accountCopy.passwordHint,
    autoComplete: 'new-password',
    passwordrules: PASSWORD_RULES,
    onFocus: checkPassword,
    onInput: checkPassword,
  };
  return { field, warning };
}
