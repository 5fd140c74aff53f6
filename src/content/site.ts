import { brand } from './brand.ts';
import { paths } from './pages.ts';
import type { Link } from './types.ts';

const download: Link = { text: 'Download', href: paths.download };
const blog: Link = { text: 'Blog', href: paths.blog };
const support: Link = { text: 'Support', href: paths.support };
const about: Link = { text: 'About', href: paths.about };

/** The copy of the header and of the slide-out menu. */
export const navigation = {
  label: 'Main',
  homeLabel: `${brand.product} home`,
  links: [download, blog, support, about],
  logIn: { text: 'Log in', href: paths.logIn },
  signUp: { text: 'Sign up', href: paths.signUp },
  skip: 'Skip to content',
  menu: { label: 'Menu', open: 'Open menu', close: 'Close menu' },
} as const;

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
  /** Who is responsible for the site, on the studio's pages. */
  imprint: `${brand.legalName}, ${brand.postalAddress}`,
  socialLabel: `Follow ${brand.product}`,
} as const;

/** The button that retries a page, or a part of one, that has failed. */
export const retry = 'Try again';

/** Feed readers show it when they find the feed in a page. */
export const feedTitle = `${brand.product} blog`;

/** Screen readers read it with external links. */
export const newTabHint = 'Opens in a new tab';

/** The heading of a legal text's table of contents. */
export const tableOfContentsHeading = 'Contents';
