import type { Locator, Page } from '@playwright/test';
import { home } from '../../../src/content/home';
import { calendarMockup, journalMockup } from '../../../src/content/mockups';

/* The home page's mockups, and what visitors do with them. */

const { newEvent } = calendarMockup;

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
  const items = journalOf(page).getByRole('figure').getByRole('listitem');
  const texts = await items.evaluateAll((all) =>
    all
      .filter((item) => item.checkVisibility())
      .map((item) => ({ top: item.getBoundingClientRect().top, text: item.textContent }))
      .sort((first, second) => first.top - second.top)
      .map(({ text }) => text),
  );
  const dates = [journalMockup.tonight, ...journalMockup.entries].map(({ date }) => date);
  return texts.flatMap((text) => dates.filter((date) => text.includes(date)));
}

export const chooseDay = (page: Page, name: string) =>
  calendarOf(page).getByRole('radio', { name }).check();
export const chooseView = (page: Page, name: string) =>
  calendarOf(page).getByRole('combobox', { name: calendarMockup.menuLabel }).selectOption(name);

/** A title in the calendar: of an event, of a space or of a day. */
export const titleInCalendar = (page: Page, title: string) =>
  calendarOf(page).getByText(title, { exact: true }).first();
export const visibleInCalendar = (page: Page, text: string | RegExp) =>
  calendarOf(page).getByText(text).filter({ visible: true });

/** Opens or closes the form for a new event with the plus, the last of the phone. */
export const toggleNewEvent = (page: Page) => calendarOf(page).locator('summary').last().click();
export const newTitle = (page: Page) =>
  calendarOf(page).getByRole('textbox', { name: newEvent.titleLabel });
export const addNewEvent = (page: Page) =>
  calendarOf(page).getByRole('checkbox', { name: newEvent.add }).check();
/** The events with a title in the view of the calendar, without the form for a new event. */
export const visibleEvents = (page: Page, title: string) =>
  calendarOf(page).getByRole('group').getByText(title).filter({ visible: true });
