import type { Page } from '@playwright/test';
import { calendarMockup } from '../../../src/content/mockups';
import { calendarOf } from './mockups';

/* The actions of a visitor in the calendar mockup of the home page, and the texts in it. */

const { newEvent } = calendarMockup;

export const chooseDay = (page: Page, name: string) =>
  calendarOf(page).getByRole('radio', { name }).check();
export const chooseView = (page: Page, name: string) =>
  calendarOf(page).getByRole('combobox', { name: calendarMockup.menuLabel }).selectOption(name);

/** The first text that equals a title: of an event, a space or a day. */
export const title = (page: Page, text: string) =>
  calendarOf(page).getByText(text, { exact: true }).first();
export const visibleText = (page: Page, text: string | RegExp) =>
  calendarOf(page).getByText(text).filter({ visible: true });

export const plus = (page: Page) =>
  calendarOf(page).locator(`summary[aria-label="${newEvent.label}"]`);
/** Opens or closes the form for a new event. */
export const toggleNewEvent = (page: Page) => plus(page).click();
export const newEventTitleField = (page: Page) =>
  calendarOf(page).getByRole('textbox', { name: newEvent.titleLabel });
/** Adds the event by a checkbox, with which the mockup works without scripts. Then the checkbox has another name. */
export const addNewEvent = (page: Page) =>
  calendarOf(page).getByRole('checkbox', { name: newEvent.add }).click();
