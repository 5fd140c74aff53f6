import { ButtonLink } from '../../components/button/Button';
import {
  formatPrice,
  type Plan,
  plans,
  premium,
  yearlyDiscountPercent,
} from '../../content/premium';
import css from './price-card.module.css';

const { period, discountSuffix, signUp } = premium;

/**
 * A plan's two prices and one button. There is no period to choose here, because users buy a plan in
 * the app.
 */
export function PriceCard({ plan }: { readonly plan: Plan }) {
  const isPremium = plan === plans.premium;
  return (
    <div className={`panel centered ${css.card} ${isPremium ? css.premiumCard : css.plusCard}`}>
      <p className={css.planName} translate="no">
        {plan.name}
      </p>
      <ul className={css.prices}>
        <li>
          <b className={css.amount}>{formatPrice(plan.yearlyCents)}</b> {period.yearly}{' '}
          <span className={css.discount}>
            {yearlyDiscountPercent(plan)}% {discountSuffix}
          </span>
        </li>
        <li>
          <b className={css.amount}>{formatPrice(plan.monthlyCents)}</b> {period.monthly}
        </li>
      </ul>
      <ButtonLink href={signUp.href} variant={isPremium ? 'primary' : 'tonal'}>
        {signUp.text}
      </ButtonLink>
    </div>
  );
}
