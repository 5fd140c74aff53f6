import { brand } from '../../../src/content/brand';
import { support } from '../../../src/content/support';
import { expect, paths, test, testWithoutScripts } from '../fixtures';
import { openUnhydrated } from '../hydrate';
import {
  CONTACT_HEADING,
  contents,
  expectAllQuestions,
  expectResult,
  expectStatus,
  groups,
  QUERY,
  QUESTION_COUNT,
  questions,
  searchField,
  searchPath,
  status,
} from './support-search';

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

test('Back from another page keeps the search', async ({ page }) => {
  await page.goto(searchPath(QUERY));
  await expectResult(page);
  await questions(page).getByRole('link', { name: 'password reset page' }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
  await page.goBack();
  await expect(page).toHaveURL(searchPath(QUERY));
  await expectResult(page);
});

testWithoutScripts('every question is shown without scripts', async ({ page }) => {
  await page.goto(searchPath(QUERY));
  await expect(page.getByRole('search')).toBeHidden();
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);
  await expect(page.getByText(support.searchInBrowser)).toBeVisible();
  await expect(page.getByText(support.searchHere)).toBeHidden();
});
