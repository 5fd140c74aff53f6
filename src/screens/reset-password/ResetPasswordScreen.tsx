import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { LoadingCard } from '../../components/account-card/LoadingCard';
import { Button, ButtonLink } from '../../components/button/Button';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import { resetLinkNotices } from '../../content/reset-link';
import type { Link as ContentLink } from '../../content/types';
import type { InvalidLink } from '../../session/error-catalogue';
import type { LogInState } from '../../session/navigation-state';
import { checkLink } from '../../session/operations';
import { ApplyLink } from './ApplyLink';
import { ResetPasswordForm } from './ResetPasswordForm';
import { parseResetLink } from './reset-link';

const { resetPassword } = copy;

export default function ResetPasswordScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => parseResetLink(location.search));

  useEffect(() => {
    // The code gives access to an account, so it is removed from the URL and the history at once.
    if (location.search) navigate(location.pathname, { replace: true });
  }, [location.search, location.pathname, navigate]);

  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {link.kind === 'code' ? (
        <CheckedLink oobCode={link.oobCode} />
      ) : (
        <LinkNotice notice={link.kind} />
      )}
    </>
  );
}

function CheckedLink({ oobCode }: { readonly oobCode: string }) {
  const navigate = useNavigate();
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
  const link = usedUp ?? (check.data.ok ? undefined : check.data.errors.link);
  if (link) return <LinkNotice notice={link} />;
  if (!check.data.ok) return <UncheckedLink onRetry={() => void check.refetch()} />;
  const { operation, email } = check.data.value;
  if (operation === 'EMAIL_SIGNIN' || operation === 'REVERT_SECOND_FACTOR_ADDITION') {
    return <LinkNotice notice="otherMode" />;
  }
  if (operation !== 'PASSWORD_RESET') {
    return (
      <ApplyLink operation={operation} oobCode={oobCode} email={email} onInvalidLink={setUsedUp} />
    );
  }
  return (
    <AccountCard title={resetPassword.title} heading={resetPassword.formHeading}>
      <ResetPasswordForm
        oobCode={oobCode}
        email={email}
        onSuccess={() => {
          const state: LogInState = { passwordChanged: true };
          navigate(paths.logIn, { state, replace: true });
        }}
        onInvalidLink={setUsedUp}
      />
    </AccountCard>
  );
}

type Notice = keyof typeof resetLinkNotices;

const newLink = { text: resetPassword.requestNewLink, href: paths.forgotPassword };
const logIn = { text: resetPassword.logIn, href: paths.logIn };

/** The links of notices that do not use the default ones. The first is the primary button. */
const LINKS: Partial<Record<Notice, readonly [ContentLink, ContentLink?]>> = {
  maybeSet: [logIn, newLink],
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

function UncheckedLink({ onRetry }: { readonly onRetry: () => void }) {
  const { heading, text } = resetLinkNotices.unreachable;
  return (
    <AccountCard title={resetPassword.title} heading={heading}>
      <p role="status">{text}</p>
      <Button onClick={onRetry}>{copy.retry}</Button>
    </AccountCard>
  );
}
