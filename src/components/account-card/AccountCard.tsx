import type { ReactNode } from 'react';
import { accountCopy } from '../../content/account';
import { messages } from '../../content/messages';
import { Button } from '../button/Button';
import { useHydrated } from '../hydration/use-hydrated';
import { PageHeading } from '../page-heading/PageHeading';
import css from './account-card.module.css';

export function AccountCard({
  title,
  heading,
  icon,
  children,
}: {
  readonly title: string;
  readonly heading: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.card}>
      {icon}
      <title>{title}</title>
      <PageHeading>{heading}</PageHeading>
      {children}
    </div>
  );
}

/**
 * Prerendered for screens that show nothing until the auth state is known. When the code fails to
 * load, the boot script shows the error part.
 */
export function LoadingCard({
  title,
  heading,
  text,
}: {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}) {
  const isHydrated = useHydrated();
  return (
    <AccountCard title={title} heading={heading}>
      <div data-pending="" className={css.loading}>
        <div role="status">
          <p data-while="">{text}</p>
          {!isHydrated && (
            <p data-while="failed" hidden>
              {messages.somethingWentWrong}
            </p>
          )}
        </div>
        {!isHydrated && (
          <p data-while="failed" hidden>
            <Button data-reload>{accountCopy.retry}</Button>
          </p>
        )}
      </div>
    </AccountCard>
  );
}
