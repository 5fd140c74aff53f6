import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import buttons from '../../components/button/button.module.css';
import { account as words } from '../../content/account';
import { paths } from '../../content/paths';
import { resetLinkNotices } from '../../content/reset-link';
import type { LogInState } from '../../session/navigation-state';
import { verifyResetCode } from '../../session/operations';
import { ResetPasswordForm } from './ResetPasswordForm';
import { parseResetLink } from './reset-link';

const { resetPassword } = words;

export default function ResetPasswordScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => parseResetLink(location.search));

  useEffect(() => {
    // The code opens an account: it goes from the address and the history as soon as it is read.
    if (location.search) navigate(location.pathname, { replace: true });
  }, [location.search, location.pathname, navigate]);

  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {link.kind === 'reset' ? (
        <CheckedLink oobCode={link.oobCode} />
      ) : (
        <DeadLink words={resetLinkNotices[link.kind === 'missing' ? 'missing' : 'otherMode']} />
      )}
    </>
  );
}

function CheckedLink({ oobCode }: { readonly oobCode: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const queryKey = ['reset code', oobCode];
  const check = useQuery({
    queryKey,
    queryFn: () => verifyResetCode(oobCode),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (!check.data || (check.isFetching && !check.data.ok)) {
    return (
      <AccountCard title={resetPassword.title} heading={resetPassword.heading}>
        <p role="status">{resetPassword.checking}</p>
      </AccountCard>
    );
  }
  if (!check.data.ok) {
    const { link } = check.data.errors;
    if (!link) return <UncheckedLink onRetry={() => void check.refetch()} />;
    return <DeadLink words={resetLinkNotices[link === 'expired' ? 'expired' : 'used']} />;
  }
  return (
    <AccountCard title={resetPassword.title} heading={resetPassword.heading}>
      <ResetPasswordForm
        oobCode={oobCode}
        onSuccess={() => {
          const state: LogInState = { passwordChanged: true };
          navigate(paths.logIn, { state, replace: true });
        }}
        onDeadLink={() => void queries.invalidateQueries({ queryKey })}
      />
    </AccountCard>
  );
}

function DeadLink({ words: { heading, text } }: { words: { heading: string; text: string } }) {
  return (
    <AccountCard title={resetPassword.title} heading={heading}>
      <p>{text}</p>
      <Link to={paths.forgotPassword} className={buttons.primary}>
        {resetPassword.askAgain}
      </Link>
      <p>
        <Link to={paths.logIn}>{resetPassword.logIn}</Link>
      </p>
    </AccountCard>
  );
}

function UncheckedLink({ onRetry }: { readonly onRetry: () => void }) {
  const { heading, text } = resetLinkNotices.unreachable;
  return (
    <AccountCard title={resetPassword.title} heading={heading}>
      <p role="status">{text}</p>
      <button type="button" className={buttons.primary} onClick={onRetry}>
        {resetPassword.retry}
      </button>
    </AccountCard>
  );
}
