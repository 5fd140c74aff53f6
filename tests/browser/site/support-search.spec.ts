import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brand } from '../../../src/content/brand';
import { support } from '../../../src/content/support';
import {
  expect,
  heading,
  hold,
  paths,
  test,
  testWithoutScripts,
  waitForHydration,
} from '../fixtures';

const field = (page: Page) => page.getByRole('searchbox', { name: support.search.label });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const topics = (page: Page) => page.getByRole('article');
const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const searchedFor = (query: string) => `${paths.support}?q=${query}`;

/** Is in one question. */
const QUERY = 'password';
const ALL = readFileSync('src/content/support.md', 'utf8').match(/^### /gm)?.length ?? 0;

async function expectResults(page: Page): Promise<void> {
  await expect(field(page)).toHaveValue(QUERY);
  await expect(status(page)).toHaveText(support.search.count(1, ALL));
  await expect(topics(page).getByRole('heading')).toHaveText('I forgot my password. What now?');
}

async function expectAll(page: Page): Promise<void> {
  await expect(field(page)).toHaveValue('');
  await expect(status(page)).toHaveText('');
  await expect(topics(page)).toHaveCount(ALL);
  await expect(page.locator('mark')).toHaveCount(0);
}

test('filters from the first letter that is typed, also before hydration', async ({ page }) => {
  // The contents are hidden at this width.
  await page.setViewportSize({ width: 800, height: 800 });
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.support);
  await field(page).focus();
  await page.keyboard.type(QUERY);
  await expect(topics(page)).toHaveCount(ALL);
  release();
  await expectResults(page);
  await expect(page).toHaveURL(searchedFor(QUERY));
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('xx');
  await expect(topics(page)).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expectResults(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'password reset page' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectAll(page);
});

test('filters a first paste from the context menu, without a key or a click', async ({ page }) => {
  await page.goto(paths.support);
  await field(page).focus();
  await page.keyboard.insertText(QUERY);
  await expectResults(page);
});

test('shows how many questions match, their groups, and marks the words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.support);
  await field(page).fill('Journal week');
  await page.keyboard.press('Shift');
  await expect(status(page)).toHaveText(support.search.count(1, ALL));
  const toWrite = 'Did not find your answer?';
  await expect(groups(page)).toHaveText(['Events and journal entries', toWrite]);
  const contents = page.getByRole('navigation', { name: support.contentsLabel });
  await expect(contents.getByRole('link')).toHaveText([
    'Events and journal entries',
    'How do I sort my journal or find older entries?',
  ]);
  await expect(topics(page).locator('mark')).toHaveText(['journal', 'journal', 'week']);
  await field(page).fill('');
  await expectAll(page);
  await expect(page).toHaveURL(paths.support);

  await field(page).fill('kraken');
  await expect(status(page)).toHaveText(`${support.search.none} ${brand.supportEmail}.`);
  const address = `mailto:${brand.supportEmail}`;
  await expect(status(page).getByRole('link')).toHaveAttribute('href', address);
  await expect(topics(page)).toHaveCount(0);
  await expect(groups(page)).toHaveText([toWrite]);
  await expect(contents).toBeHidden();
});

test('a reload and Back keep the search, and the link to the page clears it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.support);
  await field(page).pressSequentially(QUERY);
  await expectResults(page);
  // The page that the link in an address shows, without an interaction.
  await page.reload();
  await expectResults(page);
  const history = await page.evaluate(() => window.history.length);
  await topics(page).getByRole('link', { name: 'password reset page' }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
  await page.goBack();
  await expect(page).toHaveURL(searchedFor(QUERY));
  await expectResults(page);
  expect(history).toBe(await page.evaluate(() => window.history.length - 1));

  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expectAll(page);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expectResults(page);
});

test('a link to a hidden question shows it, and Back returns to the search', async ({ page }) => {
  await page.goto(searchedFor('invitations+notifications'));
  await expect(topics(page)).toHaveCount(1);
  await topics(page).getByRole('link', { name: 'showing and hiding spaces' }).click();
  await expect(page).toHaveURL(`${paths.support}#show-hide-spaces`);
  await expectAll(page);
  await expect(page.locator('#show-hide-spaces:target')).toBeInViewport();
  await page.goBack();
  await expect(topics(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('invitations notifications');

  // A new document, not only another hash.
  await page.goto('about:blank');
  await page.goto(`${searchedFor('invitations+notifications')}#show-hide-spaces`);
  await waitForHydration(page);
  await expectAll(page);
  await expect(page.locator('#show-hide-spaces:target')).toBeInViewport();
});

testWithoutScripts(
  'without scripts, there is no field, and every question is shown',
  async ({ page }) => {
    await page.goto(searchedFor(QUERY));
    await expect(page.getByRole('search')).toBeHidden();
    await expect(topics(page)).toHaveCount(ALL);
    await expect(page.getByText(support.searchInBrowser)).toBeVisible();
    await expect(page.getByText(support.searchHere)).toBeHidden();
  },
);

test('the contents mark the section that is read', async ({ page }) => {
  await page.goto(paths.support);
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  const contents = page.getByRole('navigation', { name: support.contentsLabel });
  for (const group of await contents.locator('div > a').allTextContents()) {
    await page.getByRole('heading', { name: group }).evaluate((h2) => h2.scrollIntoView());
    await expect(contents.locator('[aria-current=location]')).toHaveText(group);
  }
});
