import { type FocusEvent, useRef, useState } from 'react';
import { Field, fillIn } from '../../components/form/Field';
import type { FieldState } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import { EMAIL_MAX_LENGTH } from '../../shared/credentials';
import { suggestEmail } from '../../shared/email-suggestion';
import css from './sign-up.module.css';

/** Suggests a correction for an email with a typo in a well-known domain, after its input lost the focus. */
export function useEmailSuggestion() {
  const [suggestion, setSuggestion] = useState<string>();

  function checkOnBlur({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
    // A suggestion moves the elements below. A link that is being pressed would miss its click.
    if (document.querySelector(':is(a, button):active')) return;
    setSuggestion(suggestEmail(input.value.trim()));
  }

  return { suggestion, checkOnBlur, clear: () => setSuggestion(undefined) };
}

type EmailFieldProps = {
  readonly state: FieldState;
  readonly emailSuggestion: ReturnType<typeof useEmailSuggestion>;
};

/** The email input, with a button that fills in the suggestion. */
export function EmailField({ state, emailSuggestion }: EmailFieldProps) {
  const { suggestion, checkOnBlur, clear } = emailSuggestion;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field
      ref={input}
      label={accountCopy.fields.email}
      state={state}
      type="email"
      autoComplete="email"
      maxLength={EMAIL_MAX_LENGTH}
      onBlur={checkOnBlur}
      onInput={clear}
    >
      {suggestion && (
        <p className={css.suggestion}>
          <span>{accountCopy.signUp.didYouMean(suggestion)}</span>
          {/* Filling in calls `onInput`, which clears the suggestion. */}
          <button type="button" onClick={() => fillIn(input.current, suggestion)}>
            {accountCopy.signUp.useSuggestion}
          </button>
        </p>
      )}
    </Field>
  );
}
