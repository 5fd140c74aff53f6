import { expect, test } from 'vitest';
import { prerenderedPages } from '../../src/app/prerendered-pages';
import { publicPaths } from '../../src/content/pages';
import { keysOf } from '../../src/shared/keys-of';
import { expectedPages } from '../browser/site/public-pages';

test.each(keysOf(expectedPages))(
  'the page %s has the path that its content is expected at',
  (page) => {
    expect(publicPaths[page]).toBe(expectedPages[page].path);
  },
);

// Hosting finds files by their exact case, and the not-found page redirects to lowercase.
test('every path is in lowercase', () => {
  const addresses = prerenderedPages.map(({ path }) => path);
  expect(addresses.filter((path) => path !== path.toLowerCase())).toEqual([]);
});
