import type { ReactNode } from 'react';
import { Pennants } from '../../components/art/accents';
import { ButtonLink } from '../../components/button/Button';
import { formatPrice, type Plan, premium, yearlyDiscountPercent } from '../../content/premium';
import css from './premium.module.css';

const { period, signUp } = premium;

/** Premium, dressed with flags. */
export function PremiumCard({ plan }: { readonly plan: Plan }) {
  return (
    <div className={`${css.card} ${css.premiumCard}`}>
      <Pennants className={css.pennants} />
      <CardContent plan={plan} variant="primary" />
    </div>
  );
}

export function PlusCard({ plan }: { readonly plan: Plan }) {
  return (
    <div className={`${css.card} ${css.plusCard}`}>
      <CardContent plan={plan} variant="tonal" />
    </div>
  );
}

/**
 * A plan's two prices and one button. There is no period to choose here, because users buy a plan in
 * the app.
 */
function CardContent(props: { readonly plan: Plan; readonly variant: 'primary' | 'tonal' }) {
  const { plan, variant } = props;
  return (
    <>
      <p className={css.planName}>{plan.name}</p>
      <ul className={css.prices}>
        <Price cents={plan.yearlyCents} period={period.yearly}>
          {' '}
          <span className={css.discount}>
            {yearlyDiscountPercent(plan)}% {premium.discountSuffix}
          </span>
        </Price>
        <Price cents={plan.monthlyCents} period={period.monthly} />
      </ul>
      <ButtonLink href={signUp.href} variant={variant}>
        {signUp.text}
      </ButtonLink>
    </>
  );
}

type PriceProps = {
  readonly cents: number;
  readonly period: string;
  readonly children?: ReactNode;
};

function Price({ cents, period, children }: PriceProps) {
  return (
    <li>
      <b className={css.amount}>{formatPrice(cents)}</b> {period}
      {children}
    </li>
  );
}
