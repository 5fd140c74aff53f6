import { brand } from './brand.ts';
import { type Place, pageLinks, paths } from './pages.ts';

const linksIn = (place: Place) =>
  pageLinks
    .filter(({ places }) => places.includes(place))
    .map(({ text, path }) => ({ text, href: path }));

/** The copy around the pages: top nav, slide-out menu, footer. */
export const navigation = {
  label: 'Main',
  homeLabel: `${brand.product} home`,
  links: linksIn('header'),
  logIn: { text: 'Log in', href: paths.logIn },
  signUp: { text: 'Sign up', href: paths.signUp },
  skip: 'Skip to content',
  menu: { label: 'Menu', open: 'Open menu', close: 'Close menu' },
} as const;

export const footer = {
  label: 'Footer',
  columns: (['PRODUCT', 'RESOURCES', 'COMPANY'] as const).map((heading) => ({
    heading,
    links: linksIn(heading),
  })),
  legal: linksIn('legal'),
  copyright: `© ${brand.copyrightYear} ${brand.studio}`,
  socialLabel: `Follow ${brand.product}`,
} as const;

/** Feed readers show it when they find the feed in a page. */
export const feedTitle = `${brand.product} blog`;

/** Screen readers read it with external links. */
export const newTabHint = 'Opens in a new tab';

export const legal = { contentsHeading: 'Contents' } as const;
