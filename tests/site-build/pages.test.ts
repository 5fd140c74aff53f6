import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentOf } from '../../src/app/page-table';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { paths } from '../../src/content/pages';
import { publicPages } from '../browser/site/public-pages';
import { screens } from '../support/states';

// For a new page that the tests in a browser would not visit.
test('public-pages.ts has every public page', () => {
  expect(publicPages.map(({ path }) => path)).toEqual(expect.arrayContaining([...publicPaths]));
});

test('states.ts has the states of every account page', () => {
  const account = prerenderedPages.filter(({ layout }) => !layout.isPublic);
  const components = account.map(({ screen }) => componentOf(screen).toLowerCase());
  // The screen in the folder log-in is LogInScreen.
  const tested = Object.keys(screens).map((folder) => `${folder.replaceAll('-', '')}screen`);
  expect(tested).toEqual(expect.arrayContaining(components));
});

test('the manifest starts at the home page', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ id: paths.home, start_url: paths.home, scope: paths.home });
});
