import { classNames } from '../../components/class-names';
import { SiteLink } from '../../components/site-link/SiteLink';
import { formatPrice, type Plan, premium, yearlyDiscountPercent } from '../../content/premium';
import css from './premium.module.css';

/** A plan's two prices. Both link to sign-up, because users buy plans in the app. */
export function PriceCards({ plan }: { readonly plan: Plan }) {
  return (
    <div className={classNames(css.centered, css.prices)}>
      <ul className={css.cards}>
        <PriceCard plan={plan} period="yearly" />
        <PriceCard plan={plan} period="monthly" />
      </ul>
      <p className={css.terms}>
        {premium.afterSignUp}
        <br />
        {premium.note}
      </p>
    </div>
  );
}

function PriceCard(props: { readonly plan: Plan; readonly period: 'yearly' | 'monthly' }) {
  const { plan, period } = props;
  return (
    <li>
      <SiteLink href={premium.signUp.href} className={css[period]}>
        <b>{plan.name}</b> <span className={css.amount}>{formatPrice(plan[`${period}Cents`])}</span>{' '}
        <span>{premium.period[period]}</span>{' '}
        {period === 'yearly' && (
          <span className={css.discount}>
            {yearlyDiscountPercent(plan)}% {premium.discountSuffix}
          </span>
        )}{' '}
        <span className={css.signUp}>{premium.signUp.text}</span>
      </SiteLink>
    </li>
  );
}
