import { readFileSync } from 'node:fs';
import { brand } from '../../../src/content/brand';
import { support } from '../../../src/content/support';
import {
  expect,
  heading,
  type Page,
  paths,
  test,
  testWithFailedRequests,
  testWithoutScripts,
} from '../fixtures';
import { openHydrated, openUnhydrated, waitForHydration } from '../hydrate';
import { hold } from '../network';

const searchField = (page: Page) => page.getByRole('searchbox', { name: support.search.label });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const questions = (page: Page) => page.getByRole('article');
const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const contents = (page: Page) => page.getByRole('navigation', { name: support.contentsLabel });
const searchPath = (query: string) => `${paths.support}?q=${query}`;

/** The heading of the only section that a search never hides: it has no questions. */
const CONTACT_HEADING = 'Did not find your answer?';
/** A word that only one question has. */
const QUERY = 'forgot';
const QUESTION_COUNT = readFileSync('src/content/support.md', 'utf8').match(/^### /gm)?.length ?? 0;

/** Expects the visible text of the status. */
const expectStatus = (page: Page, text: string) =>
  expect(status(page)).toHaveText(text, { useInnerText: true });

/** Expects the only result of a search for QUERY. */
async function expectResult(page: Page): Promise<void> {
  await expect(searchField(page)).toHaveValue(QUERY);
  await expectStatus(page, support.search.count(1, QUESTION_COUNT));
  await expect(questions(page).getByRole('heading')).toHaveText('I forgot my password. What now?');
}

async function expectAllQuestions(page: Page): Promise<void> {
  await expect(searchField(page)).toHaveValue('');
  await expectStatus(page, '');
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);
  await expect(page.locator('mark')).toHaveCount(0);
}

test('the search filters by what is typed before hydration', async ({ page }) => {
  const letHydrate = await openUnhydrated(page, paths.support);
  await searchField(page).focus();
  await page.keyboard.type(QUERY);
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);
  await letHydrate();
  await expectResult(page);
  await expect(page).toHaveURL(searchPath(QUERY));
  await expect(searchField(page)).toBeFocused();
});

testWithFailedRequests('the search shows that its script is missing', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort());
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
  await hold(page, '**/assets/main-*.js');
  await page.goto(paths.support);
  const requested = page.waitForRequest('**/assets/main-*.js');
  await searchField(page).fill(QUERY);
  await requested;
  await page.clock.runFor(20_000);
  await expectStatus(page, support.search.failed);
});

test('an empty search shows all questions again', async ({ page }) => {
  await page.goto(searchPath(QUERY));
  await expectResult(page);
  await searchField(page).press('Escape');
  await expectAllQuestions(page);
  await expect(page).toHaveURL(paths.support);
});

test('the contents of the page list the results only', async ({ page }) => {
  await page.goto(searchPath('Journal+week'));
  await expect(questions(page)).toHaveCount(1);
  const group = 'Events and journal entries';
  await expect(groups(page)).toHaveText([group, CONTACT_HEADING]);
  const question = 'How do I sort my journal or find older entries?';
  await expect(contents(page).getByRole('link')).toHaveText([group, question]);
});

test('a search marks its words', async ({ page }) => {
  await page.goto(searchPath('Journal+week'));
  await expect(questions(page).locator('mark')).toHaveText(['journal', 'journal', 'week']);
});

test('a search without a result offers the email address', async ({ page }) => {
  await page.goto(searchPath('kraken'));
  await expectStatus(page, `${support.search.none} ${brand.supportEmail}.`);
  const address = `mailto:${brand.supportEmail}`;
  await expect(status(page).getByRole('link')).toHaveAttribute('href', address);
  await expect(questions(page)).toHaveCount(0);
  await expect(groups(page)).toHaveText([CONTACT_HEADING]);
  await expect(contents(page)).toBeHidden();
});

test('a search adds no entry to the history', async ({ page }) => {
  await page.goto(paths.support);
  const entryCount = await page.evaluate(() => window.history.length);
  await searchField(page).pressSequentially(QUERY);
  await expectResult(page);
  expect(await page.evaluate(() => window.history.length)).toBe(entryCount);
});

test('Back from another page keeps the search', async ({ page }) => {
  await page.goto(searchPath(QUERY));
  await expectResult(page);
  await questions(page).getByRole('link', { name: 'password reset page' }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
  await page.goBack();
  await expect(page).toHaveURL(searchPath(QUERY));
  await expectResult(page);
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

testWithoutScripts('every question is shown without scripts', async ({ page }) => {
  await page.goto(searchPath(QUERY));
  await expect(page.getByRole('search')).toBeHidden();
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);
  await expect(page.getByText(support.searchInBrowser)).toBeVisible();
  await expect(page.getByText(support.searchHere)).toBeHidden();
});

test('the contents mark the section that is read', async ({ page }) => {
  await openHydrated(page, paths.support);
  // The links to the questions are in lists.
  const titles = await contents(page).locator('div > a').allTextContents();
  expect(titles).not.toEqual([]);
  for (const title of titles) {
    await page.getByRole('heading', { name: title }).evaluate((h2) => h2.scrollIntoView());
    await expect(contents(page).locator('[aria-current=location]')).toHaveText(title);
  }
});
