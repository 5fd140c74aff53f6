import { type ComponentProps, useState } from 'react';
import { accountCopy } from '../../content/account';
import { PASSWORD_RULES } from '../../shared/credentials';
import type { PasswordField } from './PasswordField';

const commonPasswords = () => import('../../shared/common-passwords');

type NewPassword = {
  /** For `PasswordField`. */
  readonly field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'state'>;
  /** For `FormStatus`, which announces it. */
  readonly note: string | undefined;
};

/**
 * What a field for a new password has besides its name: the rules for password generators, and a hint
 * while the password is one of the most common ones. Their list loads with the focus; when it does not
 * load, there is no hint. The password does not leave the browser.
 */
export function useNewPassword(): NewPassword {
  const [isCommon, setCommon] = useState(false);

  async function check(input: HTMLInputElement) {
    try {
      const { isCommonPassword } = await commonPasswords();
      setCommon(isCommonPassword(input.value));
    } catch {
      setCommon(false);
    }
  }

  return {
    field: {
      hint: isCommon ? accountCopy.commonPassword : accountCopy.passwordHint,
      autoComplete: 'new-password',
      passwordrules: PASSWORD_RULES,
      onFocus: ({ currentTarget }) => void check(currentTarget),
      onInput: ({ currentTarget }) => void check(currentTarget),
    },
    note: isCommon ? accountCopy.commonPassword : undefined,
  };
}
