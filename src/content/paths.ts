import { brand } from './brand';

/**
 * Every address of the site. Files that cannot import repeat some: firebase.json, index.html,
 * public/manifest.webmanifest; the build's tests tell when they disagree.
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

/** An address of the site as others have to write it. */
export function fullAddress(path: string): string {
  return `${brand.siteUrl}${path}`;
}

/** The picture that others show for a page: a file in public/social. */
export function socialPicture(name: string): string {
  return fullAddress(`/social/${name}.png`);
}
