import { organization } from '../../components/page-meta/JsonLd';
import { brand } from '../../content/brand';
import { downloadButton } from '../../content/download';
import { home } from '../../content/home';
import { fullAddress, paths } from '../../content/pages';
import { currency, freePlanName, inDollars, plans } from '../../content/premium';

/** The app for search engines (schema.org). */
export const softwareApplication = {
  '@type': 'SoftwareApplication',
  name: brand.product,
  description: home.description,
  url: fullAddress(paths.home),
  installUrl: downloadButton.href,
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'iOS',
  author: organization,
  offers: [
    { '@type': 'Offer', name: freePlanName, price: '0', priceCurrency: currency },
    ...Object.values(plans).flatMap(({ name, yearlyCents, monthlyCents }) => [
      offer(name, yearlyCents, 'P1Y'),
      offer(name, monthlyCents, 'P1M'),
    ]),
  ],
};

/** @param period ISO 8601 duration */
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
