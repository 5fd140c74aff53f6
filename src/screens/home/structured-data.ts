import { organization } from '../../components/page-meta/organization';
import { brand } from '../../content/brand';
import { downloadButton } from '../../content/download';
import { landing } from '../../content/landing';
import { fullAddress, paths } from '../../content/paths';
import { currency, inDollars, plans } from '../../content/pricing';

/** The app and its two plans as structured data. */
export function softwareApplication() {
  return {
    '@type': 'SoftwareApplication',
    name: brand.product,
    description: landing.description,
    url: fullAddress(paths.home),
    installUrl: downloadButton.href,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'iOS',
    author: organization,
    offers: Object.values(plans).flatMap(({ name, yearlyCents, monthlyCents }) => [
      offer(name, yearlyCents, 'P1Y'),
      offer(name, monthlyCents, 'P1M'),
    ]),
  };
}

function offer(name: string, cents: number, period: string) {
  const price = inDollars(cents);
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
