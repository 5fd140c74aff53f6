import { Link } from 'react-router-dom';
import { AccountCard, HelpLink, NoEmailLink } from '../../components/account-card/AccountCard';
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

export default function ForgotPasswordScreen() {
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
    <AccountCard title={forgotPassword.title} heading={forgotPassword.heading}>
      <form {...form.formProps}>
        <Field
          label={accountCopy.fields.email}
          state={form.field('email')}
          type="email"
          autoComplete="username"
          placeholder={forgotPassword.placeholder}
        />
        <FormFooter
          form={form}
          copy={forgotPassword}
          success={sentTo && forgotPassword.sent(sentTo)}
        />
      </form>
      <p>
        {forgotPassword.finished}
        <br />
        <Link to={paths.logIn}>{accountCopy.logIn.submit}</Link>
      </p>
      {sentTo ? <NoEmailLink /> : <HelpLink />}
    </AccountCard>
  );
}
