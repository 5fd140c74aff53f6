import { brand } from '../../content/brand';
import { fullAddress, paths } from '../../content/pages';

/** The studio's structured data: the publisher of the app and the posts. */
export const organization = {
  '@type': 'Organization',
  name: brand.studio,
  url: fullAddress(paths.company),
};
