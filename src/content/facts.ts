import { brand } from './brand.ts';
import { formatPrice, plans } from './premium.ts';

const { premium, plus } = plans;

/** The terms limit the studio's liability to this, or to the recent payments if they are more. */
const LIABILITY_MINIMUM_CENTS = 3000;

/**
 * The facts that a text inserts by name, such as `{product}` or `{tiktokUrl}`. No page imports
 * them: the build replaces each name. A test rejects a text that spells a fact out.
 */
export const facts: Readonly<Record<string, string>> = {
  product: brand.product,
  tagline: brand.tagline,
  studio: brand.studio,
  legalName: brand.legalName,
  postalAddress: brand.postalAddress,
  governingLaw: brand.governingLaw,
  supportEmail: brand.supportEmail,
  companyEmail: brand.companyEmail,
  siteUrl: brand.siteUrl,
  appStoreUrl: brand.appStoreUrl,
  ...Object.fromEntries(brand.social.map(({ name, url }) => [`${name.toLowerCase()}Url`, url])),
  premiumYearly: formatPrice(premium.yearlyCents),
  premiumMonthly: formatPrice(premium.monthlyCents),
  plusYearly: formatPrice(plus.yearlyCents),
  plusMonthly: formatPrice(plus.monthlyCents),
  liabilityMinimum: formatPrice(LIABILITY_MINIMUM_CENTS),
};
