import { blog } from '../../../src/content/blog';
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

/** Makes the text of a page throw when it renders. */
const breakText = (page: Page, text: string) =>
  page.route(`**/assets/${text}-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default () => { throw new Error('${MESSAGE}'); };
export const frontMatter = { title: '', description: '', effective: '2022-08-09' };`,
    }),
  );

/** Makes the log-in screen throw when it renders: one of its texts becomes a getter that throws. */
const breakLogIn = (page: Page) =>
  page.route('**/assets/forms-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const thrown = `get noAccount(){throw Error("${MESSAGE}")}`;
    const body = script.replace(/noAccount:(["`])Don't have an account\?\1/, thrown);
    expect(body).toContain(thrown);
    await route.fulfill({ response, body });
  });

const POST = { path: paths.post('09012023'), text: '2023-09-01-launch' };

const withFooter = ['banner', 'contentinfo'] as const;

/** A page of each layout, and a link of the layout. */
const layouts = [
  {
    path: POST.path,
    breakScreen: (page: Page) => breakText(page, POST.text),
    parts: withFooter,
    link: 'Support',
    next: support.heading,
  },
  {
    path: paths.terms,
    breakScreen: (page: Page) => breakText(page, 'terms'),
    parts: withFooter,
    link: brand.studio,
    next: company.intro.heading,
  },
  {
    path: paths.logIn,
    breakScreen: breakLogIn,
    parts: ['banner'] as const,
    link: 'Lively home',
    next: home.hero.heading,
  },
];

for (const { path, breakScreen, parts, link, next } of layouts) {
  test(`${path} keeps its layout when its screen throws`, async ({ page }) => {
    await breakScreen(page);
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
  await breakText(page, POST.text);
  await openHydrated(page, paths.blog);
  await page.locator(`a[href="${POST.path}"]`).first().click();
  await expect(heading(page)).toHaveText(messages.somethingWentWrong);
  await page.goBack();
  await expect(heading(page)).toHaveText(blog.heading);
});
