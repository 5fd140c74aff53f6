import { brand } from './brand.ts';

// All paths are in lowercase, because Hosting matches the case, and the not-found page opens the lowercase address.

/** The paths of the pages for visitors, besides the posts, in the order of the sitemap. */
export const publicPaths = {
  company: '/',
  home: '/lively',
  premium: '/lively/premium',
  download: '/lively/download',
  blog: '/lively/blog',
  support: '/lively/support',
  about: '/lively/about',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** The paths of the account area. firebase.json repeats them (tests/build/addresses.test.ts). */
export const accountPaths = {
  signUp: '/lively/signup',
  logIn: '/lively/login',
  username: '/lively/username',
  forgotPassword: '/lively/forgotpassword',
  resetPassword: '/lively/resetpassword',
  dashboard: '/lively/dashboard',
} as const;

export type PublicPage = keyof typeof publicPaths;
export type AccountPage = keyof typeof accountPaths;

/** Every path of the site. */
export const paths = {
  ...publicPaths,
  ...accountPaths,
  post: (slug: string) => `/lively/blog/${slug}`,
  feed: '/lively/blog.xml',
} as const;

export const fullAddress = (path: string): string => `${brand.siteUrl}${path}`;

/** The URL of a file in /social: a page's link preview image. */
export const socialImageUrl = (file: string): string => fullAddress(`/social/${file}`);
