import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button/Button';
import { Field, fillIn, HiddenEmail } from '../../components/form/Field';
import { FormFooter } from '../../components/form/FormFooter';
import formCss from '../../components/form/form.module.css';
import { useForm } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { completeSignUp } from '../../session/account-operations';
import { usernameDraftsOf } from '../../session/drafts';
import type { UsernameState } from '../../session/navigation-state';
import { enteredInputs, type FormTexts, usernameForm } from '../../shared/form-fields';
import { type Outcome, refused } from '../../shared/form-outcome';
import { keysOf } from '../../shared/keys-of';
import { nameSchema } from '../../shared/name';
import type { EnteredField } from '../../shared/user-document';
import { usernameFormatError } from '../../shared/username';
import { suggestUsernames } from '../../shared/username-suggestions';
import css from './username.module.css';

const { username: usernameCopy } = accountCopy;

const SUGGESTIONS_ID = 'username-suggestions';

type UsernameFormProps = {
  readonly state: UsernameState;
  readonly onCompleted: (uid: string) => void;
};

/** Claims a username. Also asks for what sign-up has not asked for, and for a name that breaks the rules. */
export function UsernameForm({ state, onCompleted }: UsernameFormProps) {
  const knownName = nameSchema.safeParse(state.name).data;
  const askedFor = keysOf(enteredInputs).filter((name) => name !== 'name' || !knownName);
  const { form, suggestions } = useUsernameForm(state.uid, knownName, onCompleted);
  const input = useRef<HTMLInputElement>(null);
  const hasSuggestions = suggestions.length > 0;
  // The suggestions describe the input: a screen reader reads them when the input gets the focus.
  // When it already has the focus, the form announces its failure, and the suggestions with it.
  const areAnnounced = hasSuggestions && form.announced !== '';
  const advice = areAnnounced ? `${usernameCopy.suggestions} ${suggestions.join(', ')}` : undefined;

  return (
    <form {...form.formProps}>
      {/* For password managers: users log in with the email, not with the username below. */}
      <HiddenEmail email={state.email} />
      {askedFor.map((name) => (
        <Field
          key={name}
          label={accountCopy.fields[name]}
          hint={usernameCopy.hints[name]}
          state={form.field(name)}
          {...enteredInputs[name].attributes}
        />
      ))}
      <Field
        ref={input}
        label={accountCopy.fields.username}
        hint={usernameCopy.hint}
        state={form.field('username')}
        detailsId={hasSuggestions ? SUGGESTIONS_ID : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {/* They stay after a choice. Otherwise the submit button would move under a second click. */}
      {hasSuggestions && (
        <fieldset id={SUGGESTIONS_ID} className={`cluster ${css.suggestions}`}>
          <legend>{usernameCopy.suggestions}</legend>
          {suggestions.map((username) => (
            <Button
              key={username}
              variant="outlined"
              onClick={() => fillIn(input.current, username)}
            >
              {username}
            </Button>
          ))}
        </fieldset>
      )}
      <FormFooter form={form} copy={usernameCopy} advice={advice} />
      <p className={`soft small ${formCss.note}`}>
        {usernameCopy.agree} <Link to={paths.terms}>{usernameCopy.terms}</Link> {usernameCopy.and}{' '}
        <Link to={paths.privacy}>{usernameCopy.privacy}</Link>.
      </p>
    </form>
  );
}

/** The request does not contain the optional fields that are empty. */
function withoutEmpty(typed: FormTexts<EnteredField>): Partial<FormTexts<EnteredField>> {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
}

/** @returns the form, and usernames to choose when one is taken, which stay until the next submit */
function useUsernameForm(
  uid: string,
  knownName: string | undefined,
  onCompleted: (uid: string) => void,
) {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const form = useForm({
    fields: usernameForm,
    drafts: usernameDraftsOf(uid),
    failureSlot: 'username',
    submit: async ({ username, ...typed }): Promise<Outcome<string, 'username'>> => {
      setSuggestions([]);
      const error = usernameFormatError(username);
      if (error) return refused({ username: error });
      const name = knownName ?? typed.name;
      const outcome = await completeSignUp(uid, { ...withoutEmpty(typed), name, username });
      const isTaken = outcome.kind === 'refused' && outcome.errors.username === 'usernameTaken';
      if (isTaken) setSuggestions(suggestUsernames(username, Math.random));
      return outcome;
    },
    onSuccess: onCompleted,
  });
  return { form, suggestions };
}
