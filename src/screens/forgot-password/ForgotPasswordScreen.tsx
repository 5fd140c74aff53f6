import { Link } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import { ForgotPasswordForm } from './ForgotPasswordForm';

export default function ForgotPasswordScreen() {
  return (
    <AccountCard title={copy.forgotPassword.title} heading={copy.forgotPassword.heading}>
      <ForgotPasswordForm />
      <p>
        {copy.forgotPassword.finished}
        <br />
        <Link to={paths.logIn}>{copy.forgotPassword.logIn}</Link>
      </p>
    </AccountCard>
  );
}
