import { account } from '../../content/account';
import { messages } from '../../shared/messages';
import buttons from '../button/button.module.css';
import { useHydrated } from '../hydration/use-hydrated';
import { AccountCard } from './AccountCard';
import css from './account-card.module.css';

/**
 * A screen that shows nothing before it is known who is signed in. It is prerendered: when the
 * code cannot be fetched, boot.ts shows the other half.
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
            <button type="button" className={buttons.primary} data-reload>
              {account.retry}
            </button>
          </p>
        )}
      </div>
    </AccountCard>
  );
}
