import { expect, test } from 'vitest';
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
