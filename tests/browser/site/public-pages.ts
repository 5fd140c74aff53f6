import { readFileSync } from 'node:fs';
import { posts } from '#posts';
import { brand } from '../../../src/content/brand';
import { type PublicPage, paths } from '../../../src/content/pages';
import { support } from '../../../src/content/support';

/** The expected content of a page. */
export type ExpectedPage = {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  /** Texts from the specification, and other required content. */
  readonly texts?: readonly string[];
  /** Links in the main element, with the addresses of all links of that name. */
  readonly links?: readonly (readonly [name: string, ...hrefs: string[]])[];
  /** Types of its structured data. */
  readonly structured?: readonly string[];
};

const SUPPORT_ADDRESS = `mailto:${brand.supportEmail}`;
/** The links of the answers that show the address, in order. Some have a subject. */
const supportLinks = [
  ...readFileSync('src/content/support.md', 'utf8').matchAll(
    /\[\{supportEmail\}\]\(mailto:\{supportEmail\}([^)]*)\)/g,
  ),
].map(([, subject = '']) => SUPPORT_ADDRESS + subject);
if (supportLinks.length === 0) throw new Error('The pattern finds no address in support.md.');

const legal = (path: string, heading: string, terms: readonly string[] = []): ExpectedPage => ({
  path,
  title: `${heading} | ${brand.studio}`,
  heading,
  texts: ['Effective August 9th 2022', ...terms],
});

/** The expected content of each public page besides the posts. The paths are the specification's. */
export const expectedPages: Readonly<Record<PublicPage, ExpectedPage>> = {
  company: {
    path: '/',
    title: 'Developing Exciting Apps for Everyday Life',
    heading: 'Our company',
    texts: ['Our projects', 'make everyday life more efficient and exciting'],
    links: [['Lively', '/lively']],
  },
  home: {
    path: '/lively',
    title: 'A Daily Planner and Journal to Organize Your Life',
    heading: 'Create an organized, smooth-sailing life with no limits.',
    texts: [brand.tagline, 'Ready to set sail?'],
    links: [
      ['Download for iOS', brand.appStoreUrl, brand.appStoreUrl],
      ['See Plus and Premium', '/lively/premium'],
    ],
    structured: ['SoftwareApplication'],
  },
  premium: {
    path: '/lively/premium',
    title: 'Pricing | Lively',
    heading: 'Life is better with Lively Premium',
    texts: ['(Available in the iPhone app via in-app purchases)'],
    // On two cards, for each plan of the table, and at the end.
    links: [['Sign up', ...Array<string>(6).fill('/lively/signup')]],
  },
  support: {
    path: '/lively/support',
    title: 'Support | Lively',
    heading: support.heading,
    texts: ['Share event', 'Friend events', 'big plus button', 'Timeline', 'Schedule'],
    links: [
      [brand.supportEmail, ...supportLinks],
      [brand.companyEmail, `mailto:${brand.companyEmail}`],
    ],
  },
  blog: {
    path: '/lively/blog',
    title: 'Blog | Lively',
    heading: 'Blog',
    texts: ['September 1, 2023', 'August 30, 2023', 'December 20, 2022', 'December 1, 2022'],
    links: posts.map(({ slug, heading }) => [heading, paths.post(slug)]),
  },
  download: {
    path: '/lively/download',
    title: 'Download | Lively',
    heading: 'Get Lively on your iPhone',
    texts: ['Other devices are coming'],
    links: [
      ['Download for iOS', brand.appStoreUrl],
      ['See Plus and Premium', '/lively/premium'],
    ],
  },
  about: {
    path: '/lively/about',
    title: 'About | Lively',
    heading: 'The people and the reason behind Lively',
    texts: ['Our story', 'Our purpose', 'Lead mobile developer', 'Lead designer and web developer'],
    links: [[brand.supportEmail, SUPPORT_ADDRESS]],
  },
  // Its limits of liability must not change by accident.
  terms: legal('/terms', 'Terms of Service', [
    'the amounts you paid us in the 3 months before the event',
    'must be made within one year',
  ]),
  privacy: legal('/privacy', 'Privacy Policy'),
};

const expectedPosts: readonly ExpectedPage[] = posts.map(({ slug, title, heading }) => ({
  path: paths.post(slug),
  title,
  heading,
  links: [['All posts', '/lively/blog'] as const],
  structured: ['BlogPosting', 'BreadcrumbList'],
}));

export const publicPages = [...Object.values(expectedPages), ...expectedPosts];
