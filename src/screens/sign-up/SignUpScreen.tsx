import { Link, useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account-card/AccountCard';
import { account as copy } from '../../content/account';
import { paths } from '../../content/pages';
import type { UsernameState } from '../../session/navigation-state';
import { SignUpForm } from './SignUpForm';

export default function SignUpScreen() {
  const navigate = useNavigate();
  return (
    <AccountCard title={copy.signUp.title} heading={copy.signUp.heading}>
      <SignUpForm
        onSuccess={({ uid, email }, { name, birthMonth, birthDay, birthYear }) => {
          const state: UsernameState = { name, birthMonth, birthDay, birthYear, UID: uid, email };
          navigate(paths.username, { state });
        }}
      />
      <p>
        {copy.signUp.registered} <Link to={paths.logIn}>{copy.signUp.logIn}</Link>
      </p>
    </AccountCard>
  );
}
