import { SiteLink } from '../../components/site-link/SiteLink';
import { formatPrice, type Plan, premium, yearlyDiscountPercent } from '../../content/premium';
import css from './premium.module.css';

/** A plan's two prices. Both link to sign-up, because users buy plans in the app. */
export function PriceButtons({ plan }: { readonly plan: Plan }) {
  const { yearly, monthly } = premium.period;
  return (
    <ul className={css.prices}>
      <li>
        <SiteLink href={premium.buttonHref} className={css.price}>
          <span className="visually-hidden">{plan.name} </span>
          <span className={css.amount}>{formatPrice(plan.yearlyCents)}</span> {yearly}
          <span className={css.discount}>
            {yearlyDiscountPercent(plan)}% {premium.discountSuffix}
          </span>
        </SiteLink>
      </li>
      <li>
        <SiteLink href={premium.buttonHref} className={css.price}>
          <span className="visually-hidden">{plan.name} </span>
          <span className={css.amount}>{formatPrice(plan.monthlyCents)}</span> {monthly}
        </SiteLink>
      </li>
    </ul>
  );
}
