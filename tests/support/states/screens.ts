import { posts } from '#posts';
import { notFound } from '../../../src/content/not-found';
import { paths } from '../../../src/content/paths';
import { footer } from '../../../src/content/site';
import { dashboard, forgotPassword, logIn, resetPassword, signUp, username } from './account-pages';
import { home, support } from './public-pages';
import { open, type Screen } from './reach';

const page = (name: string, path: string): Screen => ({
  name,
  states: [{ name: 'page', reach: open(path) }],
});

/** @param text a text that appears only after hydration, if the page has a layout */
const notFoundOn = (name: string, path: string, text: string = notFound.heading): Screen => ({
  name,
  states: [{ name: 'page', reach: open(path, text) }],
});

/** Every page of the site and every state of every form. */
export const screens: readonly Screen[] = [
  page('company', paths.company),
  home,
  page('premium', paths.premium),
  support,
  { ...page('blog', paths.blog), isBlog: true },
  ...posts.map(({ slug }) => ({ ...page(`blog ${slug}`, paths.post(slug)), isBlog: true })),
  page('download', paths.download),
  page('about', paths.about),
  page('terms', paths.terms),
  page('privacy', paths.privacy),
  notFoundOn('not found', '/nowhere'),
  notFoundOn('not found in Lively', `${paths.home}/nowhere`, footer.copyright),
  signUp,
  logIn,
  username,
  forgotPassword,
  resetPassword,
  dashboard,
];
