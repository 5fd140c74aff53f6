import type { ReactNode } from 'react';
import { accountCopy } from '../../content/account';
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
 * Prerendered for screens that show nothing until the auth state is known. After ten seconds, the stylesheet
 * shows a button, with which boot/hydration.ts loads the page again. When the code fails to load, that
 * script shows the parts for `failed`. If the code loads later, hydration removes them.
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
