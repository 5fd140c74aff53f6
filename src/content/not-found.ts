import { brand } from './brand';

export const notFound = {
  title: `Page not found | ${brand.product}`,
  heading: 'Uh oh! You look lost.',
  text: 'There is no page at this address. It may have moved, or a letter slipped on the way here.',
  goBack: 'Go back',
} as const;
