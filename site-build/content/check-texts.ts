import { resolve } from 'node:path';
import { brand } from '../../src/content/brand.ts';
import { paths } from '../../src/content/pages.ts';
import { compileText } from './compile.ts';
import { Mistake } from './mistake.ts';
import { type PostOptions, readPosts } from './read-posts.ts';
import type { Contents } from './rehype-text.ts';

/** The files of the legal texts, by the paths of their pages. */
export const LEGAL_TEXTS = {
  [paths.terms]: resolve('src/content/legal/terms.md'),
  [paths.privacy]: resolve('src/content/legal/privacy.md'),
};

/** The texts of pages that are not posts. */
const PAGES = [
  ...Object.entries(LEGAL_TEXTS).map(([path, file]) => ({ path, file, isPublished: true })),
  { path: paths.about, file: resolve('src/content/story.md'), isPublished: true },
  { path: paths.support, file: resolve('src/content/support.md'), isPublished: true },
];

/** `post` creates a path. A link to the feed would be dead: the router looks for a page at its path. */
const { feed: _feed, post: postPath, ...pagePaths } = paths;

/** The addresses besides those of the texts that a text may link to. */
const OTHER_ADDRESSES: readonly string[] = [
  ...Object.values(pagePaths),
  `${paths.about}#team`,
  `${paths.about}#contact`,
];

type CheckedText = {
  readonly file: string;
  /** The path of its page. */
  readonly path: string;
  readonly isPublished: boolean;
  readonly anchors: readonly string[];
  readonly links: Contents['links'];
};

/** Throws the first mistake in any text, including drafts. */
export async function checkTexts(options: PostOptions = {}): Promise<void> {
  const posts = await readPosts(options);
  const postPages = posts.map(({ post, file, isPublished }) => {
    return { path: postPath(post.slug), file, isPublished };
  });
  const texts: CheckedText[] = [];
  for (const page of [...PAGES, ...postPages]) {
    const { anchors, links } = await compileText(page.file);
    texts.push({ ...page, anchors, links });
  }
  for (const text of texts) checkLinks(text, texts);
}

/** Throws the first dead link of a text. */
function checkLinks(
  { file, path, links, isPublished }: CheckedText,
  texts: readonly CheckedText[],
) {
  // A draft may link to another one.
  const visible = texts.filter((text) => text.isPublished || !isPublished);
  const textAddresses = visible.flatMap((text) => text.anchors.map((anchor) => text.path + anchor));
  // As full URLs, because a link to a heading such as 'Café' is percent-encoded.
  const urls = [...OTHER_ADDRESSES, ...textAddresses].map((to) => new URL(to, brand.siteUrl).href);
  for (const { url, line } of links) {
    const { origin, pathname, hash } = new URL(url, brand.siteUrl + path);
    if (origin !== brand.siteUrl || urls.includes(origin + pathname + hash)) continue;
    throw new Mistake(file, `The link "${url}" is dead: there is no ${pathname}${hash}.`, line);
  }
}
