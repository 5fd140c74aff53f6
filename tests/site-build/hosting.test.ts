import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPages } from '../../site-build/hosting-config';
import { prerenderedPages } from '../../src/app/prerendered-pages';
import { paths } from '../../src/content/paths';

test('firebase.json has the rewrites and the caching rule of all pages (npm run sync:hosting)', () => {
  const text = readFileSync('firebase.json', 'utf8');
  const config: unknown = JSON.parse(text);
  // The build adds a new post.
  const isNew = (path: string) => path.startsWith(`${paths.blog}/`) && !text.includes(path);
  const pages = prerenderedPages.filter(({ path }) => !isNew(path));
  expect(config).toEqual(withPages(config, pages));
});
