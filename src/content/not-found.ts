import { brand } from './brand';
import type { Page } from './types';

export const notFound = {
  title: `Page not found | ${brand.product}`,
  description: `There is no page at this address on the ${brand.product} website. Go back one step, or find your way from the app's home page or support.`,
  heading: 'Uh oh! You look lost.',
  text: 'There is no page at this address. It may have moved, or a letter slipped on the way here.',
  goBack: 'Go back',
} as const satisfies Page & Record<string, string>;
