import { Link } from 'react-router-dom';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';

/** Leads to the support page's answers about accounts. */
export function HelpLink() {
  return (
    <p>
      <Link to={`${paths.support}#account`}>{accountCopy.help}</Link>
    </p>
  );
}

/** For a form that has sent an email. */
export function NoEmailLink() {
  return (
    <p>
      {accountCopy.noEmail.question}{' '}
      <Link to={`${paths.support}#no-email`}>{accountCopy.noEmail.link}</Link>
    </p>
  );
}
