import { posts } from '#posts';
import { paths } from '../content/pages';
import { type Page, pages } from './page-table';

/** The pages that the build renders to files of their own, with addresses instead of patterns. */
export const prerenderedPages: readonly Page[] = pages.flatMap((page) => {
  if (page.path !== paths.post(':slug')) return [page];
  return posts.map(({ slug }) => ({ ...page, path: paths.post(slug) }));
});

/** The addresses of the public pages, for the sitemap. */
export const publicAddresses: readonly string[] = prerenderedPages
  .filter(({ layout }) => layout.isPublic)
  .map(({ path }) => path);
