import { Suspense, use, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AccountCard, LoadingCard } from '../../components/account-card/AccountCard';
import { Button, ButtonLink } from '../../components/button/Button';
import { HiddenEmail } from '../../components/form/Field';
import { FormFooter } from '../../components/form/FormFooter';
import { PasswordField, useNewPassword } from '../../components/form/PasswordField';
import { useForm } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import {
  invalidAddressLink,
  invalidPasswordLink,
  type LinkNotice,
  linkNotices,
  uncheckedLink,
} from '../../content/email-link';
import { paths } from '../../content/pages';
import * as drafts from '../../session/drafts';
import { type EmailLink, openEmailLink } from '../../session/email-link';
import { checkLink, resetPassword } from '../../session/email-link-operations';
import { PASSWORD_CHANGED } from '../../session/navigation-state';
import { passwordError } from '../../shared/credentials';
import { newPasswordForm } from '../../shared/form-fields';
import { refused } from '../../shared/form-outcome';
import { ApplyLink } from './ApplyLink';

const { resetPassword: resetCopy } = accountCopy;

export function ResetPasswordScreen() {
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
        <NoticeCard notice={linkNotices[opened.kind]} />
      )}
    </>
  );
}

function CheckedLink({ emailLink: { mode, oobCode } }: { readonly emailLink: EmailLink }) {
  const [check, setCheck] = useState(() => checkLink(oobCode));
  return (
    <Suspense fallback={<LoadingCard copy={resetCopy} />}>
      <LinkTask
        mode={mode}
        oobCode={oobCode}
        check={check}
        checkAgain={() => setCheck(checkLink(oobCode))}
      />
    </Suspense>
  );
}

type LinkTaskProps = EmailLink & {
  readonly check: ReturnType<typeof checkLink>;
  readonly checkAgain: () => void;
};

/** The task of a link, once Firebase has checked its code. */
function LinkTask({ mode, oobCode, check, checkAgain }: LinkTaskProps) {
  const outcome = use(check);
  const [notice, setNotice] = useState<LinkNotice>();
  if (notice) return <NoticeCard notice={notice} />;
  if (outcome.kind !== 'ok') {
    return (
      <AccountCard title={resetCopy.title} heading={uncheckedLink.heading}>
        <p role="status">{uncheckedLink.text}</p>
        <Button onClick={checkAgain}>{accountCopy.retry}</Button>
      </AccountCard>
    );
  }
  const checked = outcome.value;
  if ('invalid' in checked) {
    const notices = mode === 'resetPassword' ? invalidPasswordLink : invalidAddressLink;
    return <NoticeCard notice={notices[checked.invalid]} />;
  }
  // Firebase's operation decides, because anybody can change the mode in the address.
  const { operation, email } = checked;
  if (operation === 'EMAIL_SIGNIN' || operation === 'REVERT_SECOND_FACTOR_ADDITION') {
    return <NoticeCard notice={linkNotices.otherMode} />;
  }
  if (operation === 'PASSWORD_RESET') {
    return <NewPassword oobCode={oobCode} email={email} onNotice={setNotice} />;
  }
  return <ApplyLink operation={operation} oobCode={oobCode} email={email} onNotice={setNotice} />;
}

type NewPasswordProps = {
  readonly oobCode: string;
  readonly email: string;
  readonly onNotice: (notice: LinkNotice) => void;
};

function NewPassword({ oobCode, email, onNotice }: NewPasswordProps) {
  const navigate = useNavigate();
  const newPassword = useNewPassword();
  const form = useForm({
    fields: newPasswordForm,
    drafts,
    failureSlot: 'password',
    submit: async (typed) => {
      const error = passwordError(typed.password);
      return error ? refused({ password: error }) : resetPassword(oobCode, typed.password);
    },
    onSuccess: (linkUse) => {
      if (linkUse === 'done') navigate(paths.logIn, { state: PASSWORD_CHANGED, replace: true });
      else if (linkUse === 'maybeDone') onNotice(linkNotices.maybeSet);
      else onNotice(invalidPasswordLink[linkUse]);
    },
  });

  return (
    <AccountCard title={resetCopy.title} heading={resetCopy.formHeading}>
      <form {...form.formProps}>
        <p>
          {resetCopy.account} <strong translate="no">{email}</strong>
        </p>
        {/* The log-in form has an input of this name, and takes over its draft. */}
        <HiddenEmail name="email" email={email} />
        <PasswordField
          label={accountCopy.fields.newPassword}
          state={form.field('password')}
          {...newPassword.field}
        />
        <FormFooter form={form} copy={resetCopy} advice={newPassword.warning} />
      </form>
    </AccountCard>
  );
}

function NoticeCard({ notice }: { readonly notice: LinkNotice }) {
  const [first, second] = notice.links;
  return (
    <AccountCard title={resetCopy.title} heading={notice.heading}>
      <p>{notice.text}</p>
      <ButtonLink href={first.href}>{first.text}</ButtonLink>
      {second && (
        <p>
          <Link to={second.href}>{second.text}</Link>
        </p>
      )}
    </AccountCard>
  );
}
