import { brand } from '../../content/brand';
import { downloadButton } from '../../content/download';
import { landing } from '../../content/landing';
import { paths } from '../../content/paths';
import { currency, plans } from '../../content/pricing';

/** The app with both of its plans, for search engines. */
export function softwareApplication() {
  return {
    '@type': 'SoftwareApplication',
    name: brand.product,
    description: landing.description,
    url: `${brand.siteUrl}${paths.home}`,
    installUrl: downloadButton.href,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'iOS',
    author: {
      '@type': 'Organization',
      name: brand.studio,
      url: `${brand.siteUrl}${paths.company}`,
    },
    offers: Object.values(plans).flatMap(({ name, yearlyCents, monthlyCents }) => [
      offer(name, yearlyCents, 'P1Y'),
      offer(name, monthlyCents, 'P1M'),
    ]),
  };
}

function offer(name: string, cents: number, period: string) {
  const price = (cents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      billingDuration: period,
    },
  };
}
