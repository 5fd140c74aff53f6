import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard, LoadingCard } from '../../components/account-card/AccountCard';
import { Button, ButtonLink } from '../../components/button/Button';
import { HiddenEmail } from '../../components/form/Field';
import { PasswordField } from '../../components/form/PasswordField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { text, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import { resetLinkNotices } from '../../content/reset-link';
import type { Link as ContentLink } from '../../content/types';
import { type EmailLink, openEmailLink } from '../../session/email-link';
import type { InvalidLink } from '../../session/error-catalogue';
import type { LogInState } from '../../session/navigation-state';
import { checkLink, resetPassword as setPassword } from '../../session/operations';
import { passwordError } from '../../shared/credentials';
import { ApplyLink } from './ApplyLink';

const { resetPassword } = copy;

export default function ResetPasswordScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(() => openEmailLink(location.search));

  useEffect(() => {
    // The code gives access to an account, so it is removed from the URL and the history at once.
    if (location.search) navigate(location.pathname, { replace: true });
  }, [location.search, location.pathname, navigate]);

  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {opened.kind === 'code' ? (
        <CheckedLink link={opened.link} />
      ) : (
        <LinkNotice notice={opened.kind} />
      )}
    </>
  );
}

function CheckedLink({ link: { mode, oobCode } }: { readonly link: EmailLink }) {
  const [usedUp, setUsedUp] = useState<InvalidLink>();
  const check = useQuery({
    queryKey: ['link', oobCode],
    queryFn: () => checkLink(oobCode),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (!check.data || (check.isFetching && !check.data.ok)) {
    return <LoadingCard {...resetPassword} text={resetPassword.checking} />;
  }
  const invalid = usedUp ?? (check.data.ok ? undefined : check.data.errors.link);
  if (invalid) return <LinkNotice notice={mode === 'resetPassword' ? invalid : ofEmail(invalid)} />;
  if (!check.data.ok) {
    const { heading, text } = resetLinkNotices.unreachable;
    return (
      <AccountCard title={resetPassword.title} heading={heading}>
        <p role="status">{text}</p>
        <Button onClick={() => void check.refetch()}>{copy.retry}</Button>
      </AccountCard>
    );
  }
  const { operation, email } = check.data.value;
  if (operation === 'EMAIL_SIGNIN' || operation === 'REVERT_SECOND_FACTOR_ADDITION') {
    return <LinkNotice notice="otherMode" />;
  }
  const task = { oobCode, email, onInvalidLink: setUsedUp };
  if (operation === 'PASSWORD_RESET') return <NewPassword {...task} />;
  return <ApplyLink operation={operation} {...task} />;
}

function NewPassword(props: {
  readonly oobCode: string;
  readonly email: string;
  readonly onInvalidLink: (link: InvalidLink) => void;
}) {
  const { oobCode, email, onInvalidLink } = props;
  const navigate = useNavigate();
  const form = useForm<void, 'password'>({
    submit: async (typed) => {
      const newPassword = text(typed, 'password');
      if (newPassword === '') {
        return { ok: false, errors: { formFields: 'fillInAllFields' } };
      }
      const password = passwordError(newPassword);
      if (password) return { ok: false, errors: { password } };
      const reset = await setPassword(oobCode, newPassword);
      if (reset.ok) return reset;
      const { link, ...errors } = reset.errors;
      if (link) onInvalidLink(link);
      return { ok: false, errors };
    },
    onSuccess: () => {
      const state: LogInState = { passwordChanged: true };
      navigate(paths.logIn, { state, replace: true });
    },
  });

  return (
    <AccountCard title={resetPassword.title} heading={resetPassword.formHeading}>
      <form {...form.formProps}>
        <p>
          {resetPassword.account} <strong translate="no">{email}</strong>
        </p>
        <HiddenEmail name="email" email={email} />
        <PasswordField
          label={copy.fields.newPassword}
          hint={copy.passwordHint}
          state={form.field('password')}
          autoComplete="new-password"
        />
        <SubmitButton form={form} copy={resetPassword} />
      </form>
    </AccountCard>
  );
}

type Notice = keyof typeof resetLinkNotices;

/** The notice about an invalid link whose task is an email, not a password. */
function ofEmail(invalid: InvalidLink): Notice {
  return invalid === 'expired' ? 'expiredEmail' : 'usedEmail';
}

const newLink = { text: resetPassword.requestNewLink, href: paths.forgotPassword };
const logIn = { text: resetPassword.logIn, href: paths.logIn };

/** The links of notices that do not use the default ones. The first is the primary button. */
const LINKS: Partial<Record<Notice, readonly [ContentLink, ContentLink?]>> = {
  missing: [logIn, { text: copy.logIn.forgot, href: paths.forgotPassword }],
  maybeSet: [logIn, newLink],
  usedEmail: [logIn],
  expiredEmail: [logIn],
  otherMode: [logIn],
};

function LinkNotice({ notice }: { readonly notice: Notice }) {
  const { heading, text } = resetLinkNotices[notice];
  const [first, second] = LINKS[notice] ?? [newLink, logIn];
  return (
    <AccountCard title={resetPassword.title} heading={heading}>
      <p>{text}</p>
      <ButtonLink href={first.href}>{first.text}</ButtonLink>
      {second && (
        <p>
          <Link to={second.href}>{second.text}</Link>
        </p>
      )}
    </AccountCard>
  );
}
