import { Link } from 'react-router-dom';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { messages } from '../../shared/messages';

/**
 * Leads to the support page's answers about accounts.
 *
 * @param error the message that the screen shows, if any: a failure has an answer of its own
 */
export function HelpLink({ error }: { readonly error?: string | undefined }) {
  const answer = error === messages.somethingWentWrong ? 'oops' : 'account';
  return (
    <p>
      <Link to={`${paths.support}#${answer}`}>{accountCopy.help}</Link>
    </p>
  );
}

/** For a form that has sent an email. */
export function NoEmailLink() {
  const { question, link } = accountCopy.noEmail;
  return (
    <p>
      {question} <Link to={`${paths.support}#no-email`}>{link}</Link>
    </p>
  );
}
