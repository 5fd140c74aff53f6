import { type FocusEvent, useRef, useState } from 'react';
import { Field, fillIn } from '../../components/form/Field';
import type { FieldState } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import { EMAIL_MAX_LENGTH } from '../../shared/credentials';
import css from './sign-up.module.css';

/** An address that the user probably meant, and how to look for one. */
export function useEmailSuggestion() {
  const [suggestion, setSuggestion] = useState<string>();

  async function check({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    // The layout moves: a button or link that is being pressed would move away from the pointer.
    if (document.querySelector(':is(a, button):active')) return;
    try {
      const { suggestEmail } = await import('../../shared/email-suggestion');
      setSuggestion(suggestEmail(input.value.trim()));
    } catch {
      // Offline, there is no suggestion.
    }
  }

  return { suggestion, check, clear: () => setSuggestion(undefined) };
}

type EmailFieldProps = {
  readonly state: FieldState;
  readonly suggested: ReturnType<typeof useEmailSuggestion>;
};

/** The email input. When the user leaves it with a typo in a well-known domain, it offers the right one. */
export function EmailField({ state, suggested }: EmailFieldProps) {
  const { suggestion, check, clear } = suggested;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.email}>
      <Field
        ref={input}
        label={accountCopy.fields.email}
        state={state}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        onBlur={check}
        onInput={clear}
      />
      {suggestion && (
        <p className={css.suggestion}>
          <span>{accountCopy.signUp.didYouMean(suggestion)}</span>
          <button type="button" onClick={() => fillIn(input.current, suggestion)}>
            {accountCopy.signUp.useSuggestion}
          </button>
        </p>
      )}
    </div>
  );
}
