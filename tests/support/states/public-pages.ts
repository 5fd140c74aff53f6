import { paths } from '../../../src/content/paths';
import { navigation } from '../../../src/content/site';
import { support as supportCopy } from '../../../src/content/support';
import { timeOfDay } from '../../../src/content/time-of-day';
import { inOrder, open, type Screen, type Visit } from './reach';

export const home: Screen = {
  name: 'home',
  states: [
    {
      name: 'page',
      reach: inOrder(
        ({ page }) => page.clock.setFixedTime(new Date('2026-09-14T08:10')),
        open(paths.home),
      ),
    },
    ...timeOfDay.stops.slice(1).map(({ hour, label }) => ({
      name: label,
      isLarge: hour === 22,
      isOnlyLook: true,
      reach: ({ page }: Visit) => page.getByRole('slider').fill(String(hour)),
    })),
    {
      name: 'mockups in use',
      isLarge: true,
      reach: async ({ page }) => {
        const part = (name: string) => page.getByRole('region', { name });
        const calendar = part('A calendar that moves with your plans');
        await calendar.locator('summary').first().click();
        await calendar.getByText('Schedule', { exact: true }).click();
        await calendar.locator('summary').first().click();
        await calendar.getByRole('checkbox', { name: 'School' }).uncheck();
        await calendar.locator('summary').last().click();
        await calendar.getByRole('checkbox', { name: 'In the calendar' }).check();
        const journal = part('A journal that is yours alone');
        await journal.getByText('Oldest', { exact: true }).click();
        await journal.getByText('Past month', { exact: true }).click();
        const board = part('Find the hour when everyone is free');
        await board.getByRole('checkbox', { name: 'Mateo' }).uncheck();
        const day = part('Your day on one screen');
        await day.getByRole('radio', { name: 'Low' }).check();
        await day.locator('summary').click();
        // Away from the sticky header.
        await page.evaluate(() => window.scrollTo(0, 0));
      },
    },
    {
      name: 'menu',
      maxWidth: 1100,
      isLarge: true,
      reach: async ({ page }) => {
        await page.getByRole('button', { name: navigation.menu.open }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ],
};

export const support: Screen = {
  name: 'support',
  states: [
    { name: 'page', reach: open(paths.support) },
    {
      name: 'search',
      isLarge: true,
      reach: inOrder(open(`${paths.support}?q=spaces`), ({ page }) =>
        page.locator('mark').first().waitFor(),
      ),
    },
    {
      name: 'search without a match',
      isLarge: true,
      reach: open(`${paths.support}?q=kraken`, supportCopy.search.none),
    },
  ],
};
