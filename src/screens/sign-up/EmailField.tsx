import { type FocusEvent, useRef } from 'react';
import { Field, fillIn } from '../../components/form/Field';
import type { FieldState } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import { suggestEmail } from '../../shared/email-suggestion';
import { LIMITS } from '../../shared/limits';
import css from './sign-up.module.css';

type EmailFieldProps = {
  readonly state: FieldState;
  readonly suggestion: string | undefined;
  readonly setSuggestion: (suggestion: string | undefined) => void;
};

/**
 * The email input. When it loses the focus with a typo in a well-known domain, a button offers a
 * correction. The suggestion is a state of the screen, because the form's status announces it.
 */
export function EmailField({ state, suggestion, setSuggestion }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function suggest({ currentTarget }: FocusEvent<HTMLInputElement>) {
    // A suggestion moves the elements below. A link that is being pressed would miss its click.
    if (document.querySelector(':is(a, button):active')) return;
    setSuggestion(suggestEmail(currentTarget.value.trim()));
  }

  return (
    <Field
      ref={input}
      label={accountCopy.fields.email}
      state={state}
      type="email"
      autoComplete="email"
      maxLength={LIMITS.email.max}
      onBlur={suggest}
      onInput={() => setSuggestion(undefined)}
    >
      {suggestion && (
        <p className={`cluster ${css.suggestion}`}>
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
