import { brand } from './brand.ts';

/**
 * Every path of the site, in lowercase (boot/lowercase-address.ts). Some are repeated in files that
 * cannot import them: firebase.json (the account area), public/manifest.webmanifest, boot/history.ts
 * and the Markdown texts.
 */
export const paths = {
  company: '/',
  home: '/lively',
  signUp: '/lively/signup',
  logIn: '/lively/login',
  username: '/lively/username',
  forgotPassword: '/lively/forgotpassword',
  resetPassword: '/lively/resetpassword',
  dashboard: '/lively/dashboard',
  premium: '/lively/premium',
  support: '/lively/support',
  blog: '/lively/blog',
  post: (slug: string) => `/lively/blog/${slug}`,
  feed: '/lively/blog.xml',
  download: '/lively/download',
  about: '/lively/about',
  terms: '/terms',
  privacy: '/privacy',
} as const;

export const fullAddress = (path: string): string => `${brand.siteUrl}${path}`;

/** The URL of a file in /social: a page's link preview image. */
export const socialImageUrl = (file: string): string => fullAddress(`/social/${file}`);
