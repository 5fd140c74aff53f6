import { expect, test } from 'vitest';
import { componentOf } from '../../src/app/page-table';
import { prerenderedPages, publicPaths } from '../../src/app/prerendered-pages';
import { publicPages } from '../browser/site/public-pages';
import { accountScreens } from '../support/states/account-screens';

// Otherwise the browser tests would not visit a new page, and would still pass.
test('public-pages.ts has every public page', () => {
  expect(publicPages.map(({ path }) => path)).toEqual(expect.arrayContaining([...publicPaths]));
});

test('account-screens.ts has the states of every account page', () => {
  const accountPages = prerenderedPages.filter(({ layout }) => !layout.isPublic);
  // The states have the names of the screens' folders: LogInScreen is in the folder log-in.
  const names = accountPages.map(({ screen }) => componentOf(screen).replace(/Screen$/, ''));
  const folders = names.map((name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase());
  expect(Object.keys(accountScreens)).toEqual(expect.arrayContaining(folders));
});
