import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { LoadingCard } from '../../components/account-card/LoadingCard';
import { Button, ButtonLink } from '../../components/button/Button';
import { account as copy } from '../../content/account';
import { paths } from '../../content/paths';
import { emailLinks, invalidEmailLink, resetLinkNotices } from '../../content/reset-link';
import type { Link as ContentLink } from '../../content/types';
import type { InvalidLink } from '../../session/error-catalogue';
import type { LogInState } from '../../session/navigation-state';
import { checkLink } from '../../session/operations';
import { ApplyLink } from './ApplyLink';
import { type EmailLink, parseEmailLink } from './email-link';
import { ResetPasswordForm } from './ResetPasswordForm';

const { resetPassword } = copy;

export default function ResetPasswordScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => parseEmailLink(location.search));

  useEffect(() => {
    // The code gives access to an account, so it is removed from the URL and the history at once.
    if (location.search) navigate(location.pathname, { replace: true });
  }, [location.search, location.pathname, navigate]);

  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {typeof link === 'string' ? <LinkNotice notice={link} /> : <CheckedLink {...link} />}
    </>
  );
}

function CheckedLink({ mode, oobCode }: EmailLink) {
  const navigate = useNavigate();
  const [usedUp, setUsedUp] = useState<InvalidLink>();
  const check = useQuery({
    queryKey: ['link', oobCode],
    queryFn: () => checkLink(oobCode),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (!check.data || (check.isFetching && !check.data.ok)) {
    return (
      <LoadingCard
        title={titleOf(mode)}
        heading={resetPassword.loadingHeading}
        text={resetPassword.checking}
      />
    );
  }
  const link = usedUp ?? (check.data.ok ? undefined : check.data.errors.link);
  if (link) return <LinkNotice notice={link} mode={mode} />;
  if (!check.data.ok) return <UncheckedLink mode={mode} onRetry={() => void check.refetch()} />;
  const { email } = check.data.value;
  // The mode in the address is not part of the code.
  if (check.data.value.mode !== mode) return <LinkNotice notice="otherMode" />;
  if (mode !== 'resetPassword') {
    return <ApplyLink mode={mode} oobCode={oobCode} email={email} onInvalidLink={setUsedUp} />;
  }
  return (
    <AccountCard title={resetPassword.title} heading={resetPassword.heading}>
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

const titleOf = (mode: EmailLink['mode']) =>
  mode === 'resetPassword' ? resetPassword.title : emailLinks[mode].title;

type Notice = keyof typeof resetLinkNotices;

const newLink = { text: resetPassword.requestNewLink, href: paths.forgotPassword };
const logIn = { text: resetPassword.logIn, href: paths.logIn };
const support = { text: invalidEmailLink.support, href: paths.support };

/** The links of notices that do not use the default ones. The first is the primary button. */
const LINKS: Partial<Record<Notice, readonly [ContentLink, ContentLink?]>> = {
  maybeSet: [logIn, newLink],
  otherMode: [logIn],
};

function LinkNotice(props: { readonly notice: Notice; readonly mode?: EmailLink['mode'] }) {
  const { notice, mode = 'resetPassword' } = props;
  const { heading, text } = resetLinkNotices[notice];
  const isReset = mode === 'resetPassword';
  const [first, second] = isReset ? (LINKS[notice] ?? [newLink, logIn]) : [logIn, support];
  return (
    <AccountCard title={titleOf(mode)} heading={heading}>
      <p>{isReset ? text : invalidEmailLink.text}</p>
      <ButtonLink href={first.href}>{first.text}</ButtonLink>
      {second && (
        <p>
          <Link to={second.href}>{second.text}</Link>
        </p>
      )}
    </AccountCard>
  );
}

function UncheckedLink(props: { readonly mode: EmailLink['mode']; readonly onRetry: () => void }) {
  const { heading, text } = resetLinkNotices.unreachable;
  return (
    <AccountCard title={titleOf(props.mode)} heading={heading}>
      <p role="status">{text}</p>
      <Button onClick={props.onRetry}>{copy.retry}</Button>
    </AccountCard>
  );
}
