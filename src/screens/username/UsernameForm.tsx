import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Field, HiddenEmail } from '../../components/form/Field';
import { FormNote } from '../../components/form/FormNote';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import type { UsernameState } from '../../session/navigation-state';
import { completeSignUp } from '../../session/operations';
import type { CompleteSignUpResponse } from '../../shared/callable';
import { cleanName, NAME_MAX_LENGTH, nameSchema } from '../../shared/name';
import { removeSpaces, usernameFormatError } from '../../shared/username';
import css from './username.module.css';

const SUGGESTIONS_ID = 'username-suggestions';

export function UsernameForm(props: {
  readonly state: UsernameState;
  readonly onSuccess: (uid: string) => void;
}) {
  const { state, onSuccess } = props;
  const knownName = nameSchema.safeParse(state.name).data;
  const [free, setFree] = useState<readonly string[]>([]);
  const form = useForm<CompleteSignUpResponse, 'username' | 'name'>({
    submit: async (typed) => {
      setFree([]);
      const username = removeSpaces(text(typed, 'username'));
      const error = usernameFormatError(username);
      if (error) return { ok: false, errors: { username: error } };
      const name = nameSchema.safeParse(knownName ?? cleanName(text(typed, 'name')));
      if (!name.success) return { ok: false, errors: { name: 'fillInAllFields' } };
      const completed = await completeSignUp({ name: name.data, username });
      setFree(completed.suggestions);
      return completed;
    },
    onSuccess: ({ uid }) => onSuccess(uid),
  });
  const field = form.field('username');
  const hasSuggestions = free.length > 0;

  return (
    <form {...form.formProps}>
      {/* For password managers: users log in with the email, not with the username below. */}
      <HiddenEmail email={state.email} />
      {knownName === undefined && (
        <Field
          label={copy.fields.name}
          hint={copy.username.nameHint}
          state={form.field('name')}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
        />
      )}
      <Field
        label={copy.fields.username}
        hint={copy.username.hint}
        state={
          field.describedBy && hasSuggestions
            ? { ...field, describedBy: `${field.describedBy} ${SUGGESTIONS_ID}` }
            : field
        }
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {/* They stay when one is chosen: otherwise a double click would also submit the form. */}
      {hasSuggestions && <Suggestions usernames={free} />}
      <SubmitButton
        form={form}
        copy={copy.username}
        details={hasSuggestions ? `${copy.username.suggestions} ${free.join(', ')}` : undefined}
      />
      <FormNote>
        {copy.username.agree} <Link to={paths.terms}>{copy.username.terms}</Link>{' '}
        {copy.username.and} <Link to={paths.privacy}>{copy.username.privacy}</Link>.
      </FormNote>
    </form>
  );
}

/** Free usernames, each a button that fills it into the form's field. */
function Suggestions({ usernames }: { readonly usernames: readonly string[] }) {
  return (
    <fieldset id={SUGGESTIONS_ID} className={css.suggestions}>
      <legend>{copy.username.suggestions}</legend>
      {usernames.map((username) => (
        <button
          key={username}
          type="button"
          className={css.suggestion}
          onClick={({ currentTarget }) => fillIn(currentTarget.form, username)}
        >
          {username}
        </button>
      ))}
    </fieldset>
  );
}

function fillIn(form: HTMLFormElement | null, username: string): void {
  const field = form?.elements.namedItem('username');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = username;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
