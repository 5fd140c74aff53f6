import { posts } from '#posts';
import { paths } from '../content/pages';
import { type Page, pages } from './page-table';

/** The pages that the build renders to files of their own, with addresses instead of patterns. */
export const prerenderedPages: readonly Page[] = pages.flatMap((page) =>
  addressesOf(page).map((path) => ({ ...page, path })),
);

/** @throws Error for a pattern whose addresses are not known here */
function addressesOf({ path }: Page): readonly string[] {
  if (path === paths.post(':slug')) return posts.map(({ slug }) => paths.post(slug));
  if (path.includes(':'))
    throw new Error(`prerendered-pages.ts does not know the pages at ${path}.`);
  return [path];
}

/** The addresses of the public pages, for the sitemap. */
export const publicAddresses: readonly string[] = prerenderedPages
  .filter(({ layout }) => layout.isPublic)
  .map(({ path }) => path);
