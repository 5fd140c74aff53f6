import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard, LoadingCard } from '../../components/account-card/AccountCard';
import { Button, ButtonLink } from '../../components/button/Button';
import { HiddenEmail } from '../../components/form/Field';
import { FormFooter } from '../../components/form/FormFooter';
import { PasswordField, useNewPassword } from '../../components/form/PasswordField';
import { useForm } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { resetLinkNotices } from '../../content/reset-link';
import type { Link as LinkCopy } from '../../content/types';
import * as drafts from '../../session/drafts';
import { type EmailLink, openEmailLink } from '../../session/email-link';
import type { InvalidLink } from '../../session/error-catalogue';
import { passwordChangedState } from '../../session/navigation-state';
import { checkLink, resetPassword } from '../../session/operations';
import { passwordError } from '../../shared/credentials';
import { refused } from '../../shared/form-error';
import { newPasswordForm } from '../../shared/form-fields';
import { ApplyLink } from './ApplyLink';

const { resetPassword: resetCopy } = accountCopy;

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
        <CheckedLink emailLink={opened.link} />
      ) : (
        <LinkNotice notice={opened.kind} />
      )}
    </>
  );
}

function CheckedLink({ emailLink: { mode, oobCode } }: { readonly emailLink: EmailLink }) {
  const [notice, setNotice] = useState<Notice>();
  const check = useQuery({
    queryKey: ['link', oobCode],
    queryFn: () => checkLink(oobCode),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const isRetrying = check.isFetching && check.data?.kind !== 'ok';
  if (!check.data || isRetrying) {
    return <LoadingCard {...resetCopy} text={resetCopy.checking} />;
  }
  if (notice) return <LinkNotice notice={notice} />;
  if (check.data.kind !== 'ok') {
    const { heading, text } = resetLinkNotices.unreachable;
    return (
      <AccountCard title={resetCopy.title} heading={heading}>
        <p role="status">{text}</p>
        <Button onClick={() => void check.refetch()}>{accountCopy.retry}</Button>
      </AccountCard>
    );
  }
  const checked = check.data.value;
  if ('invalid' in checked) {
    const { invalid } = checked;
    return <LinkNotice notice={mode === 'resetPassword' ? invalid : noticeOfEmail(invalid)} />;
  }
  const { operation, email } = checked;
  if (operation === 'EMAIL_SIGNIN' || operation === 'REVERT_SECOND_FACTOR_ADDITION') {
    return <LinkNotice notice="otherMode" />;
  }
  if (operation === 'PASSWORD_RESET') {
    return <NewPassword oobCode={oobCode} email={email} onInvalidLink={setNotice} />;
  }
  return (
    <ApplyLink
      operation={operation}
      oobCode={oobCode}
      email={email}
      onInvalidLink={(invalid) => setNotice(noticeOfEmail(invalid))}
    />
  );
}

type NewPasswordProps = {
  readonly oobCode: string;
  readonly email: string;
  readonly onInvalidLink: (notice: InvalidLink | 'maybeSet') => void;
};

function NewPassword({ oobCode, email, onInvalidLink }: NewPasswordProps) {
  const navigate = useNavigate();
  const password = useNewPassword();
  const form = useForm({
    fields: newPasswordForm,
    // The form keeps the email for log-in.
    drafts,
    failureSlot: 'password',
    submit: async (read) => {
      const newPassword = read('password');
      if (newPassword === '') return refused({ formFields: 'fillInAllFields' });
      const error = passwordError(newPassword);
      return error ? refused({ password: error }) : resetPassword(oobCode, newPassword);
    },
    onSuccess: (use) => {
      if (use === 'done') navigate(paths.logIn, { state: passwordChangedState, replace: true });
      else onInvalidLink(use === 'maybeDone' ? 'maybeSet' : use);
    },
  });

  return (
    <AccountCard title={resetCopy.title} heading={resetCopy.formHeading}>
      <form {...form.formProps}>
        <p>
          {resetCopy.account} <strong translate="no">{email}</strong>
        </p>
        <HiddenEmail name="email" email={email} />
        <PasswordField
          label={accountCopy.fields.newPassword}
          state={form.field('password')}
          {...password.field}
        />
        <FormFooter form={form} copy={resetCopy} advice={password.warning} />
      </form>
    </AccountCard>
  );
}

type Notice = Exclude<keyof typeof resetLinkNotices, 'unreachable'>;

/** The notice about an invalid link whose task was to confirm, change or restore an email. */
function noticeOfEmail(invalid: InvalidLink): Notice {
  return invalid === 'expired' ? 'expiredEmail' : 'usedEmail';
}

const newLink: LinkCopy = { text: resetCopy.requestNewLink, href: paths.forgotPassword };
const forgot: LinkCopy = { text: accountCopy.logIn.forgot, href: paths.forgotPassword };
const logIn: LinkCopy = { text: accountCopy.logIn.submit, href: paths.logIn };

/** The links of each notice. The first is the primary button. */
const LINKS: Record<Notice, readonly [LinkCopy, LinkCopy?]> = {
  missing: [logIn, forgot],
  used: [newLink, logIn],
  usedEmail: [logIn],
  expired: [newLink, logIn],
  expiredEmail: [logIn],
  maybeSet: [logIn, newLink],
  otherMode: [logIn],
};

function LinkNotice({ notice }: { readonly notice: Notice }) {
  const { heading, text } = resetLinkNotices[notice];
  const [first, second] = LINKS[notice];
  return (
    <AccountCard title={resetCopy.title} heading={heading}>
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
