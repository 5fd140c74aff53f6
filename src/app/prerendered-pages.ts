import { posts } from '../content/blog';
import { paths } from '../content/paths';
import { type Page, pages } from './pages';

/** A page that the build renders to a file of its own. */
export type PrerenderedPage = Omit<Page, 'path'> & {
  /** An address, not a pattern. */
  readonly path: string;
};

export const prerenderedPages: readonly PrerenderedPage[] = pages
  .filter(({ path }) => !path.includes('*'))
  .flatMap((page) => addressesOf(page).map((path) => ({ ...page, path })));

/** The addresses that everyone may read, and search engines may index. */
export const publicPaths: readonly string[] = prerenderedPages
  .filter(({ layout }) => layout.isPublic)
  .map(({ path }) => path);

function addressesOf({ path }: Page): string[] {
  return path === paths.post(':slug') ? posts.map(({ slug }) => paths.post(slug)) : [path];
}
