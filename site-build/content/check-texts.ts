import { resolve } from 'node:path';
import { brand } from '../../src/content/brand.ts';
import { paths } from '../../src/content/pages.ts';
import { compileText } from './compile.ts';
import { Mistake } from './mistake.ts';
import { type PostOptions, readPosts } from './read-posts.ts';

/** The files of the legal texts, by the paths of their pages. */
export const LEGAL_TEXTS = {
  [paths.terms]: resolve('src/content/legal/terms.md'),
  [paths.privacy]: resolve('src/content/legal/privacy.md'),
};

/** The files of all texts that are not posts. */
const PAGE_TEXTS = {
  ...LEGAL_TEXTS,
  [paths.about]: resolve('src/content/story.md'),
  [paths.support]: resolve('src/content/support.md'),
};

/** `post` creates a path. A link to the feed would be dead: the router looks for a page at its path. */
const { feed: _feed, post: postPath, ...pagePaths } = paths;

/** The addresses besides those of the texts that a text may link to. */
const OTHER_ADDRESSES = [
  ...Object.values(pagePaths),
  `${paths.about}#team`,
  `${paths.about}#contact`,
];

/** Throws the first mistake in any text, including drafts. */
export async function checkTexts(options: PostOptions = {}): Promise<void> {
  const posts = await readPosts(options);
  const files = [
    ...Object.entries(PAGE_TEXTS).map(([path, file]) => ({ path, file, isPublished: true })),
    ...posts.map(({ post, file, isPublished }) => ({
      path: postPath(post.slug),
      file,
      isPublished,
    })),
  ];
  const texts = await Promise.all(
    files.map(async (text) => ({ ...text, ...(await compileText(text.file)) })),
  );
  for (const { path, file, isPublished, links } of texts) {
    // A draft may link to another one.
    const visible = texts.filter((text) => text.isPublished || !isPublished);
    const ofTexts = visible.flatMap((text) => text.anchors.map((anchor) => text.path + anchor));
    // As full URLs, because a link to a heading such as 'Café' is percent-encoded.
    const urls = [...OTHER_ADDRESSES, ...ofTexts].map((to) => new URL(to, brand.siteUrl).href);
    for (const { url, line } of links) {
      const { origin, pathname, hash } = new URL(url, brand.siteUrl + path);
      if (origin !== brand.siteUrl || urls.includes(origin + pathname + hash)) continue;
      const sentence = `The link "${url}" is dead: there is no ${pathname}${hash}.`;
      throw new Mistake({ path: file, line }, sentence);
    }
  }
}
