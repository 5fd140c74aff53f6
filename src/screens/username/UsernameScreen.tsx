import { useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { AccountCard, LoadingCard } from '../../components/account-card/AccountCard';
import { LockedScene } from '../../components/art/LockedScene';
import { ButtonLink } from '../../components/button/Button';
import { Field, HiddenEmail } from '../../components/form/Field';
import { FormNote } from '../../components/form/FormNote';
import { FormStatus } from '../../components/form/FormStatus';
import { fillIn } from '../../components/form/fill-in';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useForm } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import * as drafts from '../../session/drafts';
import { guardUsername } from '../../session/guards';
import {
  dashboardState,
  parseUsernameState,
  type UsernameState,
} from '../../session/navigation-state';
import { completeSignUp, type SignUpCompletion } from '../../session/operations';
import { useStatus } from '../../session/status';
import type { CompleteSignUpResponse } from '../../shared/callable';
import { type Outcome, refused } from '../../shared/form-error';
import { usernameForm } from '../../shared/form-fields';
import { NAME_MAX_LENGTH, nameSchema } from '../../shared/name';
import { usernameFormatError } from '../../shared/username';
import { BeginAgain } from './BeginAgain';
import css from './username.module.css';

const SUGGESTIONS_ID = 'username-suggestions';

const { username: usernameCopy, dashboard: dashboardCopy } = accountCopy;

export default function UsernameScreen() {
  const { status } = useStatus();
  const access = guardUsername(parseUsernameState(useLocation().state), status);
  const [completedUid, setCompletedUid] = useState<string>();
  const [beginsAgain, setBeginsAgain] = useState(false);
  const memberUid = access.kind === 'dashboard' ? access.uid : completedUid;

  if (memberUid !== undefined) {
    return (
      <>
        <Navigate to={paths.dashboard} state={dashboardState(memberUid)} replace />
        <LoadingCard {...dashboardCopy} text={dashboardCopy.loading} />
      </>
    );
  }
  if (access.kind === 'log-in') {
    return <Navigate to={beginsAgain ? paths.signUp : paths.logIn} replace />;
  }
  if (access.kind === 'form') {
    return (
      <AccountCard title={usernameCopy.title} heading={usernameCopy.heading}>
        <div>
          <p>
            {usernameCopy.account} <strong translate="no">{access.state.email}</strong>.
          </p>
          {/* Before the record is read, the account may already belong to a member. */}
          {status.kind === 'needs-username' && (
            <BeginAgain
              uid={access.state.uid}
              onBegin={() => setBeginsAgain(true)}
              onEnd={() => setBeginsAgain(false)}
            />
          )}
        </div>
        <UsernameForm state={access.state} onCompleted={setCompletedUid} />
      </AccountCard>
    );
  }
  return (
    <AccountCard
      title={usernameCopy.title}
      heading={usernameCopy.lockedHeading}
      icon={<LockedScene />}
    >
      <p>{usernameCopy.locked}</p>
      <ButtonLink href={paths.signUp}>{usernameCopy.signUp}</ButtonLink>
    </AccountCard>
  );
}

function UsernameForm({
  state,
  onCompleted,
}: {
  readonly state: UsernameState;
  readonly onCompleted: (uid: string) => void;
}) {
  const knownName = nameSchema.safeParse(state.name).data;
  const [free, setFree] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    fields: usernameForm,
    drafts,
    failureSlot: 'username',
    submit: async (read): Promise<Outcome<CompleteSignUpResponse, 'username' | 'name'>> => {
      setFree([]);
      const username = read('username');
      const error = usernameFormatError(username);
      if (error) return refused({ username: error });
      const name = knownName ?? read('name');
      if (name === '') return refused({ name: 'fillInAllFields' });
      const completion = await completeSignUp({ name, username });
      setFree(suggestionsOf(completion));
      return completion;
    },
    onSuccess: ({ uid }) => onCompleted(uid),
  });
  const field = form.field('username');
  const hasSuggestions = free.length > 0;

  return (
    <form {...form.formProps}>
      {/* For password managers: users log in with the email, not with the username below. */}
      <HiddenEmail email={state.email} />
      {knownName === undefined && (
        <Field
          label={accountCopy.fields.name}
          hint={usernameCopy.nameHint}
          state={form.field('name')}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
        />
      )}
      <Field
        ref={input}
        label={accountCopy.fields.username}
        hint={usernameCopy.hint}
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
      {hasSuggestions && (
        <Suggestions usernames={free} onChoose={(username) => fillIn(input.current, username)} />
      )}
      <SubmitButton form={form} copy={usernameCopy} />
      <FormStatus
        form={form}
        copy={usernameCopy}
        details={hasSuggestions ? `${usernameCopy.suggestions} ${free.join(', ')}` : undefined}
      />
      <FormNote>
        {usernameCopy.agree} <Link to={paths.terms}>{usernameCopy.terms}</Link> {usernameCopy.and}{' '}
        <Link to={paths.privacy}>{usernameCopy.privacy}</Link>.
      </FormNote>
    </form>
  );
}

function suggestionsOf(completion: SignUpCompletion): readonly string[] {
  return completion.kind === 'refused' ? completion.suggestions : [];
}

/** Free usernames, each a button that fills it into the form's field. */
function Suggestions({
  usernames,
  onChoose,
}: {
  readonly usernames: readonly string[];
  readonly onChoose: (username: string) => void;
}) {
  return (
    <fieldset id={SUGGESTIONS_ID} className={css.suggestions}>
      <legend>{usernameCopy.suggestions}</legend>
      {usernames.map((username) => (
        <button
          key={username}
          type="button"
          className={css.suggestion}
          onClick={() => onChoose(username)}
        >
          {username}
        </button>
      ))}
    </fieldset>
  );
}
