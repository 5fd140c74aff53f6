import { Link } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { account as words } from '../../content/account';
import { paths } from '../../content/paths';
import { ForgotPasswordForm } from './ForgotPasswordForm';

export default function ForgotPasswordScreen() {
  return (
    <AccountCard title={words.forgotPassword.title} heading={words.forgotPassword.heading}>
      <ForgotPasswordForm />
      <p>
        {words.forgotPassword.finished}
        <br />
        <Link to={paths.logIn}>{words.forgotPassword.logIn}</Link>
      </p>
    </AccountCard>
  );
}
