import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { LockedScene } from '../../components/art/LockedScene';
import { ButtonLink } from '../../components/button/Button';
import { clearDrafts } from '../../components/form/drafts';
import { Field, HiddenEmail } from '../../components/form/Field';
import { FormNote } from '../../components/form/FormNote';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import { guardUsername } from '../../session/guards';
import {
  type DashboardState,
  parseUsernameState,
  type UsernameState,
} from '../../session/navigation-state';
import { completeSignUp } from '../../session/operations';
import { useStatus } from '../../session/status';
import type { CompleteSignUpResponse } from '../../shared/callable';
import { cleanName, NAME_MAX_LENGTH, nameSchema } from '../../shared/name';
import { removeSpaces, usernameFormatError } from '../../shared/username';
import css from './username.module.css';

const SUGGESTIONS_ID = 'username-suggestions';

export default function UsernameScreen() {
  const { status } = useStatus();
  const access = guardUsername(parseUsernameState(useLocation().state), status);

  if (access.kind === 'log-in') return <Navigate to={paths.logIn} replace />;
  if (access.kind === 'dashboard') {
    return <Navigate to={paths.dashboard} state={dashboardState(access.uid)} replace />;
  }
  if (access.kind === 'locked') {
    return (
      <AccountCard
        title={copy.username.title}
        heading={copy.username.lockedHeading}
        icon={<LockedScene />}
      >
        <p>{copy.username.locked}</p>
        <ButtonLink href={paths.signUp}>{copy.username.signUp}</ButtonLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={copy.username.title} heading={copy.username.heading}>
      <UsernameForm state={access.state} />
    </AccountCard>
  );
}

const dashboardState = (uid: string): DashboardState => ({ UID: uid });

function UsernameForm({ state }: { readonly state: UsernameState }) {
  const navigate = useNavigate();
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
    onSuccess: ({ uid }) => {
      clearDrafts();
      navigate(paths.dashboard, { state: dashboardState(uid), replace: true });
    },
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
