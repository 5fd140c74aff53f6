import { expect, test } from 'vitest';
import { withPages } from '../../site-build/hosting-config';
import { componentOf } from '../../src/app/page-table';
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
    componentOf(screen)
      .replace(/Screen$/, '')
      .replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`)
      .toLowerCase(),
  );
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(folders));
});

test('firebase.json has a rewrite for each page', () => {
  const { rewrites } = withPages(prerenderedPages).hosting;
  const destinations = prerenderedPages.map(({ path }) => `${path}.html`);
  // Hosting finds index.html itself.
  expect(['/.html', ...rewrites.map(({ destination }) => destination)]).toEqual(destinations);
});

test('firebase.json has a caching rule for each public page', () => {
  const { headers } = withPages(prerenderedPages).hosting;
  const cached = headers.filter((rule) => JSON.stringify(rule).includes('stale-while-revalidate'));
  expect(cached.map(({ regex }) => regex)).toEqual(publicPaths.map((path) => `^${path}$`));
});
