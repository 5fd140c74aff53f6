import type { Locator, Page } from '@playwright/test';
import { home } from '../../../src/content/home';
import { journalMockup } from '../../../src/content/mockups';

/* The home page's mockups, and what visitors do with the journal. */

/** The dates of the journal's entries, by time frame. */
export const TODAY = [journalMockup.tonight.date];
export const WEEK = [...TODAY, 'Wed, Sep 13', 'Mon, Sep 11'];
export const MONTH = [...WEEK, 'Sat, Aug 26'];
export const ALL = [...MONTH, 'Tue, Jul 4'];

/** The section of a feature, which contains its mockup. */
function featureSection(page: Page, id: string): Locator {
  const feature = home.features.find((candidate) => candidate.id === id);
  if (!feature) throw new Error(`The home page has no feature "${id}".`);
  return page.getByRole('region', { name: feature.heading });
}

export const journalOf = (page: Page) => featureSection(page, 'journal');
export const calendarOf = (page: Page) => featureSection(page, 'calendar');
export const planOf = (page: Page) => featureSection(page, 'sharing');
export const homeTabOf = (page: Page) => featureSection(page, 'home');

/** Chooses a mood, a time frame or an order by its visible label. */
export const chooseInJournal = (page: Page, name: string) =>
  journalOf(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();

/** The dates of the journal's visible entries, from top to bottom. */
export async function visibleDates(page: Page): Promise<string[]> {
  const dates = journalOf(page).getByRole('figure').getByRole('listitem').locator('b');
  return dates.evaluateAll((all) =>
    all
      .filter((date) => date.checkVisibility())
      .map((date) => ({ top: date.getBoundingClientRect().top, text: date.textContent }))
      .sort((first, second) => first.top - second.top)
      .map(({ text }) => text),
  );
}
