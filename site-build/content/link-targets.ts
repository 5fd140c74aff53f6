import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/content/paths.ts';
import { headingsOf } from './headings.ts';
import { ROOT } from './mistake.ts';
import type { PostFile } from './read-posts.ts';

const CONTENT = join(ROOT, 'src/content');

/** The texts of pages that are not posts, and further anchors of these pages. */
export const PAGES = [
  {
    path: paths.terms,
    file: join(CONTENT, 'legal/terms.mdx'),
    kind: 'legal',
    anchors: ['contents'],
  },
  {
    path: paths.privacy,
    file: join(CONTENT, 'legal/privacy.mdx'),
    kind: 'legal',
    anchors: ['contents'],
  },
  {
    path: paths.about,
    file: join(CONTENT, 'story.mdx'),
    kind: 'page',
    anchors: ['team', 'contact'],
  },
  { path: paths.support, file: join(CONTENT, 'support.mdx'), kind: 'page', anchors: [] },
] as const;

/** The anchors of each page that a text may link to, by path. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string>>;

export function linkTargets(posts: readonly PostFile[]): LinkTargets {
  const targets = new Map<string, ReadonlySet<string>>();
  for (const path of Object.values(paths)) {
    // The router would look for a page at the feed's path.
    if (typeof path === 'string' && path !== paths.feed) targets.set(path, new Set());
  }
  for (const { path, file, anchors } of PAGES) {
    targets.set(path, new Set([...anchors, ...anchorsIn(file)]));
  }
  for (const { post, file } of posts) targets.set(paths.post(post.slug), new Set(anchorsIn(file)));
  return targets;
}

function anchorsIn(file: string): string[] {
  return headingsOf(readFileSync(file, 'utf8'), file).map(({ id }) => id);
}
