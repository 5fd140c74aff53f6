import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { HelpLink, NoEmailLink } from '../../components/account-card/HelpLinks';
import { Button } from '../../components/button/Button';
import { Field } from '../../components/form/Field';
import { FormFooter } from '../../components/form/FormFooter';
import { useForm } from '../../components/form/use-form';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import * as drafts from '../../session/drafts';
import { sendResetEmail } from '../../session/email-link-operations';
import { emailSchema } from '../../shared/credentials';
import { forgotPasswordForm } from '../../shared/form-fields';
import { refused } from '../../shared/form-outcome';

const { forgotPassword } = accountCopy;

export function ForgotPasswordScreen() {
  const [round, setRound] = useState(1);
  return (
    <AccountCard title={forgotPassword.title} heading={forgotPassword.heading}>
      <ForgotPassword key={round} isFirst={round === 1} onRestart={() => setRound(round + 1)} />
    </AccountCard>
  );
}

type ForgotPasswordProps = { readonly isFirst: boolean; readonly onRestart: () => void };

/** The form, which sends one email, and the links below it. A new round has another form. */
function ForgotPassword({ isFirst, onRestart }: ForgotPasswordProps) {
  const form = useForm({
    fields: forgotPasswordForm,
    drafts,
    failureSlot: 'email',
    submit: async (typed) => {
      const email = emailSchema.safeParse(typed.email);
      return email.success ? sendResetEmail(email.data) : refused({ email: 'emailInvalid' });
    },
  });
  /** The email of the account, once the instructions are sent. */
  const sentTo = form.result;

  return (
    <>
      <form {...form.formProps}>
        <Field
          label={accountCopy.fields.email}
          state={form.field('email')}
          type="email"
          autoComplete="username"
          placeholder={forgotPassword.placeholder}
          autoFocus={!isFirst}
        />
        <FormFooter
          form={form}
          copy={forgotPassword}
          success={sentTo && forgotPassword.sent(sentTo)}
        />
        {sentTo && (
          <Button variant="quiet" onClick={onRestart}>
            {forgotPassword.anotherAddress}
          </Button>
        )}
      </form>
      <p>
        {forgotPassword.finished} <Link to={paths.logIn}>{accountCopy.logIn.submit}</Link>
      </p>
      {sentTo ? <NoEmailLink /> : <HelpLink />}
    </>
  );
}
