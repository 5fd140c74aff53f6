import { brand } from '../../content/brand';
import { fullAddress, paths } from '../../content/paths';

/** The studio, for search engines: who makes the app and writes the posts. */
export const organization = {
  '@type': 'Organization',
  name: brand.studio,
  url: fullAddress(paths.company),
};
