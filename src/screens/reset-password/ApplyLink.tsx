import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { NoEmailLink } from '../../components/account-card/HelpLinks';
import { FormFooter } from '../../components/form/FormFooter';
import { useForm } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import {
  addressLinkCopy,
  addressLinks,
  invalidAddressLink,
  type LinkNotice,
} from '../../content/email-link';
import { paths } from '../../content/pages';
import { applyLink, sendResetEmail } from '../../session/email-link-operations';

type ApplyLinkProps = {
  readonly operation: keyof typeof addressLinks;
  readonly oobCode: string;
  /** The account's email after the link is used. */
  readonly email: string;
  readonly onNotice: (notice: LinkNotice) => void;
};

/**
 * A link that confirms, changes or restores the email of an account. Nothing changes without a
 * click, because mail scanners open links, and some run the scripts of the page.
 */
export function ApplyLink({ operation, oobCode, email, onNotice }: ApplyLinkProps) {
  const { done: doneCopy, ...question } = addressLinks[operation];
  const [result, setResult] = useState<{ readonly heading: string; readonly text: string }>();
  const { heading, text } = result ?? question;
  const form = useForm({
    fields: {},
    submit: () => applyLink(oobCode),
    onSuccess: (linkUse) => {
      if (linkUse === 'done') setResult(doneCopy);
      else if (linkUse === 'maybeDone') setResult(addressLinkCopy.maybeDone);
      else onNotice(invalidAddressLink[linkUse]);
    },
  });

  return (
    // With a key, the new heading receives focus.
    <AccountCard key={heading} title={addressLinkCopy.title} heading={heading}>
      <p>
        {text} <strong translate="no">{email}</strong>
      </p>
      {!result && (
        <form {...form.formProps}>
          <FormFooter form={form} copy={question} />
        </form>
      )}
      {result && operation === 'RECOVER_EMAIL' && <ResetEmailOffer email={email} />}
      {result && (
        <p>
          <Link to={paths.logIn}>{accountCopy.logIn.submit}</Link>
        </p>
      )}
    </AccountCard>
  );
}

/** Offers an email to set a new password. */
function ResetEmailOffer({ email }: { readonly email: string }) {
  const { forgotPassword } = accountCopy;
  const form = useForm({
    fields: {},
    // The form has no input to correct, so an email without an account is a failure like any other.
    submit: async () => {
      const outcome = await sendResetEmail(email);
      return outcome.kind === 'ok' ? outcome : ({ kind: 'failed' } as const);
    },
  });
  /** The email, once the instructions are sent to it. */
  const sentTo = form.result;
  return (
    <>
      <p>{addressLinkCopy.newPassword}</p>
      <form {...form.formProps}>
        <FormFooter
          form={form}
          copy={forgotPassword}
          success={sentTo && forgotPassword.sent(sentTo)}
        />
        {sentTo && <NoEmailLink />}
      </form>
    </>
  );
}
