import { brand } from './brand';

export const notFound = {
  title: `Page not found | ${brand.product}`,
  heading: 'Uh oh! You look lost.',
  text: 'There is no page at this address. It may have moved, or the address has a typo.',
  goBack: 'Go back',
  home: `Go to the ${brand.product} home page`,
} as const;
