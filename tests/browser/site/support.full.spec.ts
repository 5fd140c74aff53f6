import { support } from '../../../src/content/support';
import { expect, heading, paths, test, testWithFailedRequests } from '../fixtures';
import { openHydrated, waitForHydration } from '../hydrate';
import { hold } from '../network';
import {
  contents,
  expectAllQuestions,
  expectResult,
  expectStatus,
  QUERY,
  questions,
  searchField,
  searchPath,
} from './support-search';

testWithFailedRequests('the search shows that its script is missing', async ({ page }) => {
  await page.route('**/assets/shared-*.js', (route) => route.abort());
  await page.goto(paths.support);
  await expectStatus(page, '');
  await searchField(page).fill(QUERY);
  await expectStatus(page, support.search.failed);
  await page.unrouteAll();
  await searchField(page).fill('');
  await waitForHydration(page);
  await expectStatus(page, '');
  await searchField(page).fill(QUERY);
  await expectResult(page);
});

test('the search shows that its script has stalled', async ({ page }) => {
  await page.clock.install();
  await hold(page, '**/assets/shared-*.js');
  await page.goto(paths.support);
  const requested = page.waitForRequest('**/assets/shared-*.js');
  await searchField(page).fill(QUERY);
  await requested;
  await page.clock.runFor(20_000);
  await expectStatus(page, support.search.failed);
});

test('a search adds no entry to the history', async ({ page }) => {
  await page.goto(paths.support);
  const entryCount = await page.evaluate(() => window.history.length);
  await searchField(page).pressSequentially(QUERY);
  await expectResult(page);
  expect(await page.evaluate(() => window.history.length)).toBe(entryCount);
});

test('Back restores the search that the link to the page has ended', async ({ page }) => {
  await openHydrated(page, searchPath(QUERY));
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expectAllQuestions(page);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expectResult(page);
});

test('Back restores the search that a link to a question has ended', async ({ page }) => {
  await page.goto(searchPath('invitations+notifications'));
  await expect(questions(page)).toHaveCount(1);
  await questions(page).getByRole('link', { name: 'showing and hiding spaces' }).click();
  await expect(page).toHaveURL(`${paths.support}#show-hide-spaces`);
  await expectAllQuestions(page);
  await expect(page.locator('#show-hide-spaces:target')).toBeInViewport();
  await page.goBack();
  await expect(questions(page)).toHaveCount(1);
  await expect(searchField(page)).toHaveValue('invitations notifications');
});

test('the contents mark the section and the question that are read', async ({ page }) => {
  await openHydrated(page, paths.support);
  // The links to the questions are in lists.
  const titles = await contents(page).locator('div > a').allTextContents();
  expect(titles).not.toEqual([]);
  for (const title of titles) {
    await page.getByRole('heading', { name: title }).evaluate((h2) => h2.scrollIntoView());
    const marked = contents(page).locator('[aria-current=location]');
    await expect(marked.first()).toHaveText(title);
    const group = contents(page).locator('div:has(> a[aria-current=location])');
    await expect(group.locator('li [aria-current=location]')).toHaveCount(1);
  }
});
