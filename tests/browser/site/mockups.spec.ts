import type { Page } from '@playwright/test';
import { journalMockup, moods, orders, timeFrames } from '../../../src/content/mockups';
import { paths } from '../../../src/content/paths';
import { expect, test, waitForHydration } from '../fixtures';

const { tonight, entries } = journalMockup;
const section = (page: Page) => page.getByRole('region', { name: 'A journal that is yours alone' });
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor sorts the journal, looks back and chooses a mood', async ({ page }) => {
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
      const card = section(page).getByRole('listitem').filter({ hasText: tonight.text });
      await expect(card.getByText(moods[2].label)).toBeInViewport();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a friend who is left out covers no free hours', async ({ page }) => {
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
});

test('the choices survive hydration, and the keyboard changes them', async ({ page }) => {
  await page.goto(paths.home);
  const radio = (name: string) => section(page).getByRole('radio', { name, exact: true });
  await radio(timeFrames[2].label).focus();
  await page.keyboard.press('ArrowRight');
  await waitForHydration(page);
  await expect(radio(timeFrames[3].label)).toBeChecked();
  expect(await datesOf(page)).toEqual([tonight.date]);
});
