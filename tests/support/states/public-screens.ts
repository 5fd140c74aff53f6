import type { Page } from '@playwright/test';
import { posts } from '#posts';
import { notFound } from '../../../src/content/not-found';
import { paths } from '../../../src/content/pages';
import { footer, navigation } from '../../../src/content/site';
import { support } from '../../../src/content/support';
import { publicPages } from '../../browser/site/public-pages';
import { isFullRun } from '../full-run';
import { defineScreen, inOrder, open, type Screen, simpleScreen } from './steps';

const openHome = inOrder(
  (page) => page.clock.setFixedTime(new Date('2026-09-14T08:10')),
  open(paths.home),
);

async function useMockups(page: Page): Promise<void> {
  const part = (name: string) => page.getByRole('region', { name });
  const calendar = part('A calendar that moves with your plans');
  await calendar.getByRole('combobox').selectOption('Schedule');
  await calendar.locator('summary').last().click();
  await calendar.getByRole('checkbox', { name: 'In the calendar' }).check();
  const day = part('Your day on one screen');
  await day.getByRole('radio', { name: 'Low' }).check();
  await day.locator('summary').click();
  // Away from the sticky header.
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: navigation.menu.open }).click();
  await page.getByRole('dialog').waitFor();
}

const home = defineScreen({
  states: {
    page: openHome,
    night: inOrder(openHome, (page) => page.getByRole('slider').fill('22')),
    'mockups in use': inOrder(openHome, useMockups),
    menu: inOrder(openHome, openMenu),
  },
  withTreeSnapshot: ['page', 'menu'],
});

const supportScreen = defineScreen({
  states: {
    page: open(paths.support),
    search: inOrder(open(`${paths.support}?q=spaces`), (page) =>
      page.locator('mark').first().waitFor(),
    ),
    'search without a match': open(`${paths.support}?q=kraken`, support.search.none),
  },
});

const olderPosts = posts.slice(1).map(({ slug }) => paths.post(slug));

/** The public pages without states of their own, by path. */
const simpleScreens = publicPages
  .map(({ path }) => path)
  .filter((path) => path !== paths.home && path !== paths.support)
  .filter((path) => isFullRun || !olderPosts.includes(path))
  .map((path) => [path, simpleScreen(path)] as const);

export const publicScreens: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(simpleScreens),
  home,
  support: supportScreen,
  'not-found': simpleScreen('/nowhere', notFound.heading),
  'not-found in Lively': simpleScreen(`${paths.home}/nowhere`, footer.copyright),
};
