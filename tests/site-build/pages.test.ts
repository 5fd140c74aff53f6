import { expect, test } from 'vitest';
import { prerenderedPages } from '../../src/app/prerendered-pages';
import { publicPaths } from '../../src/content/pages';
import { keysOf } from '../../src/shared/keys-of';
import { expectedPages } from '../browser/site/public-pages';

test.each(keysOf(expectedPages))(
  'the path of the public page %s is that of the specification',
  (page) => {
    expect(publicPaths[page]).toBe(expectedPages[page].path);
  },
);

// Hosting finds files by their exact case, and the not-found page redirects to lowercase.
test('the path of every prerendered page is in lowercase', () => {
  const paths = prerenderedPages.map(({ path }) => path);
  expect(paths.filter((path) => path !== path.toLowerCase())).toEqual([]);
});
