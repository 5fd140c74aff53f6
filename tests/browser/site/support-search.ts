import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../../src/content/pages';
import { support } from '../../../src/content/support';

export const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: support.search.label });
/** The first one on the page: answers have mockups with their own. */
export const status = (page: Page) => page.getByRole('main').getByRole('status').first();
export const questions = (page: Page) => page.getByRole('article');
export const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
export const contents = (page: Page) =>
  page.getByRole('navigation', { name: support.contentsLabel });
export const searchPath = (query: string) => `${paths.support}?q=${query}`;

/** The heading of the only section that a search never hides: it has no questions. */
export const CONTACT_HEADING = 'Did not find your answer?';
/** A word that only one question has. */
export const QUERY = 'forgot';
export const QUESTION_COUNT =
  readFileSync('src/content/support.md', 'utf8').match(/^### /gm)?.length ?? 0;

/** Expects the visible text of the status. */
export const expectStatus = (page: Page, text: string) =>
  expect(status(page)).toHaveText(text, { useInnerText: true });

/** Expects the only result of a search for QUERY. */
export async function expectResult(page: Page): Promise<void> {
  await expect(searchField(page)).toHaveValue(QUERY);
  await expectStatus(page, support.search.count(1, QUESTION_COUNT));
  await expect(questions(page).getByRole('heading')).toHaveText('I forgot my password. What now?');
}

export async function expectAllQuestions(page: Page): Promise<void> {
  await expect(searchField(page)).toHaveValue('');
  await expectStatus(page, '');
  await expect(questions(page)).toHaveCount(QUESTION_COUNT);
  await expect(page.locator('mark')).toHaveCount(0);
}
