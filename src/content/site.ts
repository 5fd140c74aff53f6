import { brand } from './brand.ts';
import { paths } from './paths.ts';

/** The copy around the pages: top nav, slide-out menu, footer. */
export const navigation = {
  label: 'Main',
  homeLabel: `${brand.product} home`,
  links: [
    { text: 'Download', href: paths.download },
    { text: 'Blog', href: paths.blog },
    { text: 'Support', href: paths.support },
    { text: 'About', href: paths.about },
  ],
  logIn: { text: 'Log in', href: paths.logIn },
  signUp: { text: 'Sign up', href: paths.signUp },
  skip: 'Skip to content',
  menu: { label: 'Menu', open: 'Open menu', close: 'Close menu' },
} as const;

const [download, blog, support, about] = navigation.links;

export const footer = {
  label: 'Footer',
  columns: [
    { heading: 'PRODUCT', links: [download] },
    { heading: 'RESOURCES', links: [blog, support] },
    { heading: 'COMPANY', links: [about] },
  ],
  legal: [
    { text: 'Terms', href: paths.terms },
    { text: 'Privacy', href: paths.privacy },
  ],
  copyright: `© ${brand.copyrightYear} ${brand.studio}`,
  socialLabel: `Follow ${brand.product}`,
} as const;

/** Screen readers read it with external links. */
export const newTabHint = 'Opens in a new tab';
