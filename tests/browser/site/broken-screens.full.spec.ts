import { brand } from '../../../src/content/brand';
import { company } from '../../../src/content/company';
import { home } from '../../../src/content/home';
import { support } from '../../../src/content/support';
import { messages } from '../../../src/shared/messages';
import { button, copy } from '../account-area';
import { test as base, expect, heading, type Page, paths } from '../fixtures';
import { openHydrated } from '../hydrate';

const MESSAGE = 'a broken screen';

// React logs what an error boundary catches, and the site reports it.
const test = base.extend({ expectedConsole: new RegExp(`^Lively: |${MESSAGE}`) });

/** Makes a screen throw when it renders. */
const breakScreen = (page: Page, screen: string) =>
  page.route(`**/assets/${screen}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default () => { throw new Error('${MESSAGE}'); };`,
    }),
  );

/** A page of each layout, and a link of the layout. */
const layouts = [
  {
    path: paths.blog,
    screen: 'BlogScreen',
    parts: ['banner', 'contentinfo'],
    link: 'Support',
    next: support.heading,
  },
  {
    path: paths.terms,
    screen: 'TermsScreen',
    parts: ['banner', 'contentinfo'],
    link: brand.studio,
    next: company.intro.heading,
  },
  {
    path: paths.logIn,
    screen: 'LogInScreen',
    parts: ['banner'],
    link: 'Lively home',
    next: home.hero.heading,
  },
] as const;

for (const { path, screen, parts, link, next } of layouts) {
  test(`${path} keeps its layout when its screen throws`, async ({ page }) => {
    await breakScreen(page, screen);
    await openHydrated(page, path);
    await expect(heading(page)).toHaveText(messages.somethingWentWrong);
    await expect(page).toHaveTitle(messages.somethingWentWrong);
    for (const part of parts) await expect(page.getByRole(part)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(heading(page)).toHaveText(next);

    await page.goBack();
    await page.unrouteAll();
    await button(page, copy.retry).click();
    await expect(heading(page)).not.toHaveText(messages.somethingWentWrong);
  });
}

test('a screen that fails to render leaves with Back', async ({ page }) => {
  await breakScreen(page, 'ForgotPasswordScreen');
  await openHydrated(page, paths.logIn);
  await page.getByRole('link', { name: copy.logIn.forgot }).click();
  await expect(heading(page)).toHaveText(messages.somethingWentWrong);
  await page.goBack();
  await expect(heading(page)).toHaveText(copy.logIn.heading);
});
