import type { ReactNode } from 'react';
import { account } from '../../content/account';
import { messages } from '../../content/messages';
import { Button } from '../button/Button';
import { useHydrated } from '../hydration/use-hydrated';
import { PageHeading } from '../page-heading/PageHeading';
import css from './account-card.module.css';

export function AccountCard(props: {
  readonly title: string;
  readonly heading: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.card}>
      {props.icon}
      <title>{props.title}</title>
      <PageHeading>{props.heading}</PageHeading>
      {props.children}
    </div>
  );
}

/**
 * Prerendered for screens that show nothing until the auth state is known. When the code fails to
 * load, the boot script shows the error part.
 */
export function LoadingCard(props: {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}) {
  const isHydrated = useHydrated();
  return (
    <AccountCard title={props.title} heading={props.heading}>
      <div data-pending="" className={css.loading}>
        <div role="status">
          <p data-while="">{props.text}</p>
          {!isHydrated && (
            <p data-while="failed" hidden>
              {messages.somethingWentWrong}
            </p>
          )}
        </div>
        {!isHydrated && (
          <p data-while="failed" hidden>
            <Button data-reload>{account.retry}</Button>
          </p>
        )}
      </div>
    </AccountCard>
  );
}
