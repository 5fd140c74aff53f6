import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { messages } from '../../shared/messages';
import { Button } from '../button/Button';
import { useHydrated } from '../hydration/use-hydrated';
import { PageHeading } from '../page-heading/PageHeading';
import css from './account-card.module.css';

type Titles = {
  /** The document's title. */
  readonly title: string;
  readonly heading: string;
};

export function AccountCard(
  props: Titles & { readonly icon?: ReactNode; readonly children: ReactNode },
) {
  return (
    <div className={css.card}>
      {props.icon}
      <title>{props.title}</title>
      <PageHeading>{props.heading}</PageHeading>
      {props.children}
    </div>
  );
}

type LoadingCardProps = {
  readonly copy: Titles & { readonly loading: string };
  /** Another way out of a long wait, such as 'Log out'. */
  readonly children?: ReactNode;
};

/**
 * Prerendered for screens that show nothing until the auth state is known. After ten seconds, it offers to
 * load the page again. When the code fails to load, the boot script shows the parts for `failed`. If it
 * loads later, hydration removes them.
 */
export function LoadingCard({ copy, children }: LoadingCardProps) {
  const isHydrated = useHydrated();
  return (
    <AccountCard title={copy.title} heading={copy.heading}>
      <div data-pending="loading" className={css.loading}>
        <div role="status">
          <p data-while="loading">{copy.loading}</p>
          {!isHydrated && (
            <p data-while="failed" hidden>
              {messages.somethingWentWrong}
            </p>
          )}
        </div>
        <div className={`cluster ${css.wayOut}`}>
          <Button data-reload>{accountCopy.retry}</Button>
          {children}
        </div>
      </div>
    </AccountCard>
  );
}

/**
 * Leads to the support page's answers about accounts.
 *
 * @param error the message of the form, if any: a failure has an answer of its own
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
