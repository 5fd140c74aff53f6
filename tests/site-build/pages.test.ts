import { expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { withPages } from '../../site-build/hosting-config';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { publicPages } from '../browser/site/public-pages';
import { screens } from '../support/states';

// For a new page that the tests in a browser would not visit.
test('public-pages.ts has every public page', () => {
  expect(publicPages.map(({ path }) => path)).toEqual(expect.arrayContaining([...publicPaths]));
});

test('states.ts has the states of every account page', () => {
  const account = prerenderedPages.filter(({ layout }) => !layout.isPublic);
  // LogInScreen is in the folder log-in.
  const folders = account.map(({ screen }) =>
    screen.name
      .replace(/Screen$/, '')
      .replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`)
      .toLowerCase(),
  );
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(folders));
});

test('each page has its own rewrite and caching rule, so that branches change different lines', () => {
  const { rewrites, headers } = withPages(prerenderedPages).hosting;
  expect(rewrites).toHaveLength(prerenderedPages.length - 1);
  const cached = headers.filter((rule) => JSON.stringify(rule).includes('stale-while-revalidate'));
  expect(cached.map(({ regex }) => regex)).toEqual(publicPaths.map((path) => `^${path}$`));
});

test('firebase.json has every page', () => {
  const { rewrites, headers } = withPages(prerenderedPages).hosting;
  expect(firebaseJson.hosting.rewrites).toEqual(rewrites);
  expect(firebaseJson.hosting.headers).toEqual(headers);
});
