import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { SubmitButton } from '../../components/form/SubmitButton';
import { type SubmitResult, useForm } from '../../components/form/use-form';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import { emailLinks, emailLinkTexts } from '../../content/reset-link';
import type { InvalidLink } from '../../session/error-catalogue';
import { applyLink, sendResetEmail } from '../../session/operations';

/**
 * A link that confirms, changes or restores the email of an account. Nothing changes without a
 * click: mail scanners open links, and some run the scripts of the page.
 */
export function ApplyLink(props: {
  readonly operation: keyof typeof emailLinks;
  readonly oobCode: string;
  /** The account's email after the link is used. */
  readonly email: string;
  readonly onInvalidLink: (link: InvalidLink) => void;
}) {
  const { operation, oobCode, email, onInvalidLink } = props;
  const { done, ...question } = emailLinks[operation];
  const [result, setResult] = useState<{ readonly heading: string; readonly text: string }>();
  const { heading, text } = result ?? question;

  async function apply() {
    const applied = await applyLink(oobCode);
    if (applied.ok) {
      setResult(done);
      return applied;
    }
    const { link, formFields = 'somethingWentWrong' } = applied.errors;
    if (link === 'maybeSet') setResult(emailLinkTexts.maybeDone);
    else if (link) onInvalidLink(link);
    return { ok: false, errors: { formFields } } as const;
  }

  return (
    // With a key, the new heading receives focus.
    <AccountCard key={heading} title={emailLinkTexts.title} heading={heading}>
      <p>
        {text} <strong translate="no">{email}</strong>
      </p>
      {!result && <ButtonForm submit={apply} copy={question} />}
      {result && operation === 'RECOVER_EMAIL' && (
        <>
          <p>{emailLinkTexts.newPassword}</p>
          <ButtonForm
            submit={() => sendResetEmail(email)}
            copy={copy.forgotPassword}
            success={copy.forgotPassword.sent(email)}
          />
        </>
      )}
      {result && (
        <p>
          <Link to={paths.logIn}>{copy.resetPassword.logIn}</Link>
        </p>
      )}
    </AccountCard>
  );
}

/** A form without fields. */
function ButtonForm(props: {
  readonly submit: () => Promise<SubmitResult<unknown, 'email'>>;
  readonly copy: { readonly submit: string; readonly pending: string };
  readonly success?: string;
}) {
  const { submit, copy, success } = props;
  const [isDone, setDone] = useState(false);
  const form = useForm<unknown, 'email'>({ submit, onSuccess: () => setDone(true) });
  const status = { error: form.status.error ?? form.error('email'), announced: '' };
  return (
    <form {...form.formProps}>
      <SubmitButton form={{ ...form, status }} copy={copy} success={isDone ? success : undefined} />
    </form>
  );
}
