import { expect, test } from 'vitest';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { publicPages } from '../browser/site/public-pages';
import { accountScreens } from '../support/states/account-screens';

// Otherwise the browser tests would not visit a new page, and would still pass.
test('public-pages.ts has every public page', () => {
  expect(publicPages.map(({ path }) => path)).toEqual(expect.arrayContaining([...publicPaths]));
});

// Hosting finds files by their exact case, and the not-found page redirects to lowercase.
test('every path is in lowercase', () => {
  const addresses = prerenderedPages.map(({ path }) => path);
  expect(addresses.filter((path) => path !== path.toLowerCase())).toEqual([]);
});

test('account-screens.ts has the states of every account page', () => {
  const accountPages = prerenderedPages.filter(({ layout }) => !layout.isPublic);
  // The states have the names of the screens' folders: those of `logIn` are in log-in.
  // A page without `copy`, its name, fails here by its path.
  const folders = accountPages.map(({ copy, path }) =>
    (copy ?? path).replace(/[A-Z]/g, '-$&').toLowerCase(),
  );
  expect(Object.keys(accountScreens)).toEqual(expect.arrayContaining(folders));
});
