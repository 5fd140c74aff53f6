import { expect, type Page } from '@playwright/test';
import { paths } from '../../../src/content/pages';
import { timeOfDay } from '../../../src/content/time-of-day';

/* The home page's hero, whose sky and phone show an hour of the day. */

export type Point = { readonly x: number; readonly y: number };

export const slider = (page: Page) =>
  page.getByRole('slider', { name: timeOfDay.label, exact: true });
export const backToNow = (page: Page) => page.getByRole('button', { name: timeOfDay.backToNow });
export const shareButton = (page: Page) => page.getByRole('button', { name: timeOfDay.share });
export const copied = (page: Page) => page.getByRole('status').getByText(timeOfDay.copied);
export const phone = (page: Page) => page.getByRole('main').locator('figure').first();

/** Opens the home page at a time such as `15:20`, with a query or a hash such as `#9pm`. */
export async function openAt(page: Page, time: string, queryOrHash = ''): Promise<void> {
  await page.clock.setFixedTime(new Date(`2026-09-14T${time}`));
  await page.goto(paths.home + queryOrHash);
}

/** Comes back to the page at a later time of the same day. */
export async function returnAt(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`2026-09-14T${time}`));
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

/** By hour: the event that the slider announces, and a text that the phone then shows once. */
const HOURS = {
  '5 AM': { event: 'biology lab next', onPhone: '8:30 – 10 AM' },
  '8 AM': { event: 'biology lab next', onPhone: '8:30 – 10 AM' },
  '12 PM': { event: 'lunch with Noor now', onPhone: '12 – 1:30 PM' },
  '3 PM': { event: 'rowing practice next', onPhone: '3:30 – 5 PM' },
  '4 PM': { event: 'rowing practice now', onPhone: '3:30 – 5 PM' },
  '9 PM': { event: 'biology lab tomorrow', onPhone: 'Up tomorrow' },
  '10 PM': { event: 'biology lab tomorrow', onPhone: 'Up tomorrow' },
  '4 AM': { event: 'biology lab next', onPhone: 'Yesterday' },
} as const;
type Hour = keyof typeof HOURS;

/** Expects the hour that the slider announces and the phone shows. */
export async function expectHour(page: Page, hour: Hour): Promise<void> {
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${hour}, ${HOURS[hour].event}`);
  await expectOnPhone(page, hour);
}

export const expectOnPhone = (page: Page, hour: Hour, onePhone = phone(page)) =>
  expect(
    onePhone.getByText(HOURS[hour].onPhone, { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);

/** Expects the hour of the sky, from 5 to 28. */
export const expectSky = (page: Page, hour: number) =>
  expect(page.locator('html')).toHaveCSS('--hour', String(hour));

/** The circle of the sun or the moon, without its halo. Its element follows the slider. */
export async function circleOfSun(page: Page): Promise<{ x: number; y: number; radius: number }> {
  const box = await slider(page).locator('+ div').boundingBox();
  if (!box) throw new Error('The sun has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 2 };
}
