import type { Page } from '@playwright/test';
import { journalMockup, moods, orders, timeFrames } from '../../../src/content/mockups';
import { paths } from '../../../src/content/pages';
import { expect, hold, test, testWithoutScripts, waitForHydration } from '../fixtures';

const { tonight, entries } = journalMockup;
const section = (page: Page) => page.getByRole('region', { name: 'A journal that is yours alone' });
const calendarOf = (page: Page) =>
  page.getByRole('region', { name: 'A calendar that moves with your plans' });
const choose = (page: Page, name: string) =>
  section(page).getByRole('radio', { name, exact: true }).check({ force: true });

/** The dates of the visible entries, from top to bottom. */
async function datesOf(page: Page): Promise<string[]> {
  const items = section(page).getByRole('figure').getByRole('listitem');
  const tops = await items.evaluateAll((all) =>
    all
      .filter((item) => item.checkVisibility())
      .map((item) => ({ top: item.getBoundingClientRect().top, text: item.textContent }))
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text),
  );
  const dates = [tonight, ...entries].map(({ date }) => date);
  return tops.flatMap((text) => dates.filter((date) => text.includes(date)));
}

for (const [scripts, run] of [
  ['with', test],
  ['without', testWithoutScripts],
] as const) {
  run(
    `${scripts} scripts, a visitor sorts the journal, looks back and chooses a mood`,
    async ({ page }) => {
      await page.goto(paths.home);
      const week = [tonight.date, 'Wed, Sep 13', 'Mon, Sep 11'];
      const month = [...week, 'Sat, Aug 26'];
      const expected = { All: [...month, 'Tue, Jul 4'], 'Past month': month, 'Past week': week };
      expect(await datesOf(page)).toEqual(week);
      for (const { label } of timeFrames) {
        await choose(page, label);
        expect(await datesOf(page)).toEqual({ ...expected, Today: [tonight.date] }[label]);
      }
      await choose(page, 'Past month');
      await choose(page, orders[1].label);
      expect(await datesOf(page)).toEqual(month.toReversed());

      await choose(page, moods[2].label);
      const card = section(page).getByRole('figure').getByRole('listitem').first();
      await expect(card.getByText(moods[2].label)).toBeVisible();
      await card.getByRole('textbox').fill('We found the oar.');
      await choose(page, timeFrames[0].label);
      await expect(card.getByRole('textbox')).toHaveValue('We found the oar.');
    },
  );

  run(
    `${scripts} scripts, a visitor looks at days, views and events, and adds one`,
    async ({ page, javaScriptEnabled }) => {
      await page.goto(paths.home);
      const calendar = calendarOf(page);
      const event = (title: string) => calendar.getByText(title, { exact: true }).first();
      const detail = (text: string) => calendar.getByText(text).filter({ visible: true });
      await expect(detail('At the boathouse')).toBeVisible();
      await event('Movie night').click();
      await expect(detail('Shared by Mateo')).toBeVisible();
      await expect(detail('At the boathouse')).toBeHidden();
      await event('Movie night').click();
      await expect(detail('Shared by Mateo')).toBeHidden();

      await calendar.getByText('School').first().click();
      await expect(event('Biology lab')).toBeHidden();
      await expect(event('Lunch with Noor')).toBeVisible();

      await calendar.getByRole('radio', { name: 'Saturday 16' }).check();
      await expect(event('Lunch with Noor')).toBeHidden();
      await expect(event('Piano lesson')).toBeVisible();

      await calendar.getByRole('radio', { name: 'Wednesday 13' }).check();
      if (javaScriptEnabled) await waitForHydration(page);
      await calendar.locator('summary').first().click();
      await calendar.getByText('Schedule', { exact: true }).click();
      if (!javaScriptEnabled) await calendar.locator('summary').first().click();
      await expect(calendar.getByText('Timeline', { exact: true })).toBeHidden();
      await expect(calendar.getByText('Saturday, September 16', { exact: true })).toBeVisible();
      await expect(calendar.getByText('Tuesday, September 12', { exact: true })).toBeHidden();
      // Its space is hidden.
      await expect(event('Bridge project')).toBeHidden();

      await page.goto(paths.home);
      const kites = calendar.getByRole('group').getByText('Fly the kite').filter({ visible: true });
      await calendar.getByRole('radio', { name: 'Friday 15' }).check();
      await expect(kites).toHaveCount(0);
      await calendar.locator('summary').last().click();
      await expect(calendar.getByText('Friday, September 15, 5 – 6:30 PM')).toBeVisible();
      await calendar.getByRole('checkbox', { name: 'In the calendar' }).check();
      await expect(kites).toHaveCount(1);
      await calendar.getByRole('radio', { name: 'Monday 11' }).check();
      await expect(kites).toHaveCount(0);

      // In front of the enlarged event, which scripts close.
      await calendar.getByRole('radio', { name: 'Thursday 14' }).check();
      await calendar.getByRole('checkbox', { name: 'In the calendar' }).check();
      await calendar.locator('summary').last().click();
      await kites.click({ trial: true });
      await expect(detail('At the boathouse')).toHaveCount(javaScriptEnabled ? 0 : 1);
    },
  );

  run(`${scripts} scripts, a mood changes the day, and the next event opens`, async ({ page }) => {
    await page.goto(paths.home);
    for (const phone of await page.getByRole('figure').filter({ hasText: 'Up next' }).all()) {
      await phone.getByRole('radio', { name: moods[3].label }).check();
      await expect(phone.getByText(moods[3].greeting)).toBeVisible();
      await expect(phone.getByText(/^Good /).filter({ visible: true })).toHaveCount(0);
      const next = phone.locator('summary').filter({ visible: true });
      const detail = phone.locator('details[open] p').first();
      await expect(detail).toBeHidden();
      await next.click();
      await expect(detail).toBeVisible();
    }
  });
}

testWithoutScripts('a friend who is left out covers no free hours', async ({ page }) => {
  await page.goto(paths.home);
  const board = page.getByRole('region', { name: 'Find the hour when everyone is free' });
  const busy = board.getByRole('img', { name: 'Busy, 9 AM – 12:30 PM', includeHidden: true });
  /** Whether the busy time covers the color of the free hours above and below it. */
  const covers = () =>
    busy.evaluate((time) => {
      const slot = time.parentElement;
      return slot !== null && getComputedStyle(slot, '::before').display !== 'none';
    });
  expect(await covers()).toBe(true);
  await board.getByRole('checkbox', { name: 'Noor' }).uncheck();
  expect(await covers()).toBe(true);
  await board.getByRole('checkbox', { name: 'Mateo' }).uncheck();
  expect(await covers()).toBe(false);
  await expect(board.getByText('Piano lesson')).toBeVisible();
});

test('choices survive hydration, and the keyboard changes them', async ({ page }) => {
  const release = await hold(page, '**/assets/main-*.js');
  await page.goto(paths.home);
  const entry = section(page).getByRole('textbox');
  await entry.fill('We found the oar.');
  const calendar = calendarOf(page);
  await calendar.getByText('Rowing practice').filter({ visible: true }).click();
  await calendar.getByRole('radio', { name: 'Friday 15' }).check();
  await calendar.getByRole('checkbox', { name: 'School' }).uncheck();
  const radio = (name: string) => section(page).getByRole('radio', { name, exact: true });
  await radio(timeFrames[2].label).focus();
  await page.keyboard.press('ArrowRight');
  release();
  await waitForHydration(page);
  await expect(radio(timeFrames[3].label)).toBeChecked();
  await expect(entry).toHaveValue('We found the oar.');
  await expect(calendar.locator('details[name=event][open]')).toHaveCount(0);
  await expect(calendar.getByRole('radio', { name: 'Friday 15' })).toBeChecked();
  await expect(calendar.getByText('Biology lab').filter({ visible: true })).toHaveCount(0);
  expect(await datesOf(page)).toEqual([tonight.date]);

  await calendar.locator('summary').last().click();
  await calendar.getByRole('checkbox', { name: 'In the calendar' }).check();
  const title = calendar.getByRole('textbox', { name: 'Title' });
  await title.fill('Paint the boat');
  await expect(calendar.getByRole('group').getByText('Paint the boat')).toBeVisible();
  await title.fill(' ');
  await expect(calendar.getByRole('group').getByText('Fly the kite')).toBeVisible();

  await page.goto(paths.about);
  await page.goBack();
  await expect(calendar.getByRole('radio', { name: 'Friday 15' })).toBeChecked();
  await expect(calendar.locator('[name=new]:checked')).toHaveCount(0);
});
