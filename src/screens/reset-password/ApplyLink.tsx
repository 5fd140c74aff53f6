import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { ButtonLink } from '../../components/button/Button';
import { FormStatus } from '../../components/form/FormStatus';
import { HiddenEmail } from '../../components/form/HiddenEmail';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import { paths } from '../../content/paths';
import { afterRecovery, emailLinks, maybeDone } from '../../content/reset-link';
import type { InvalidLink } from '../../session/error-catalogue';
import { applyLink, sendResetEmail } from '../../session/operations';

type Mode = keyof typeof emailLinks;

type Props = {
  readonly mode: Mode;
  readonly oobCode: string;
  /** The account's email after the link is used. */
  readonly email: string;
  readonly onInvalidLink: (link: InvalidLink) => void;
};

/** A link that confirms, changes or restores an email: a question, then what has happened. */
export function ApplyLink({ onInvalidLink, ...link }: Props) {
  const [result, setResult] = useState<'done' | 'maybeDone'>();
  if (result) return <Result {...link} isCertain={result === 'done'} />;
  return (
    <Question
      {...link}
      onSuccess={() => setResult('done')}
      onInvalidLink={(invalid) =>
        invalid === 'maybeSet' ? setResult('maybeDone') : onInvalidLink(invalid)
      }
    />
  );
}

/** Nothing changes without a click: mail scanners open links, and some run the page's scripts. */
function Question(props: Props & { readonly onSuccess: () => void }) {
  const { mode, oobCode, email, onSuccess, onInvalidLink } = props;
  const { title, heading, text, submit, pending } = emailLinks[mode];
  const form = useForm<void>({
    submit: async () => {
      const applied = await applyLink(oobCode);
      if (applied.ok) return applied;
      const { link, ...errors } = applied.errors;
      if (link) onInvalidLink(link);
      return { ok: false, errors };
    },
    onSuccess,
  });
  return (
    <AccountCard title={title} heading={heading}>
      <form {...form.formProps}>
        <TextWithEmail text={text} email={email} />
        <HiddenEmail name="email" email={email} />
        <SubmitButton label={submit} pendingLabel={pending} pending={form.pending} />
        <FormStatus {...form.status} pending={form.pending} pendingLabel={pending} />
      </form>
    </AccountCard>
  );
}

function Result(props: {
  readonly mode: Mode;
  readonly email: string;
  readonly isCertain: boolean;
}) {
  const { mode, email, isCertain } = props;
  const { title, done } = emailLinks[mode];
  const { heading, text } = isCertain ? done : maybeDone;
  return (
    <AccountCard title={title} heading={heading}>
      <TextWithEmail text={text} email={email} />
      {mode === 'recoverEmail' ? (
        <>
          <NewPasswordForm email={email} />
          <p>
            <Link to={paths.logIn}>{copy.resetPassword.logIn}</Link>
          </p>
        </>
      ) : (
        <ButtonLink href={paths.logIn}>{copy.resetPassword.logIn}</ButtonLink>
      )}
    </AccountCard>
  );
}

/** Sends the email of 'Forgot password?'. */
function NewPasswordForm({ email }: { readonly email: string }) {
  const { submit, pending: pendingLabel, sent } = copy.forgotPassword;
  const [isSent, setSent] = useState(false);
  const form = useForm<string, 'email'>({
    submit: () => sendResetEmail(email),
    onSuccess: () => setSent(true),
  });
  const pending = form.pending && !isSent;
  return (
    <form {...form.formProps}>
      <p>{afterRecovery}</p>
      <SubmitButton
        label={submit}
        pendingLabel={pendingLabel}
        pending={pending}
        disabled={isSent}
      />
      <FormStatus
        error={form.error('email')}
        success={isSent ? sent(email) : undefined}
        pending={pending}
        pendingLabel={pendingLabel}
      />
    </form>
  );
}

function TextWithEmail({ text, email }: { readonly text: string; readonly email: string }) {
  return (
    <p>
      {text} <strong translate="no">{email}</strong>
    </p>
  );
}
