import type { Page } from '@playwright/test';
import { posts } from '#posts';
import { notFound } from '../../../src/content/not-found';
import { type PublicPage, paths } from '../../../src/content/pages';
import { footer, navigation } from '../../../src/content/site';
import { support } from '../../../src/content/support';
import * as calendar from '../../browser/site/calendar';
import { openAt } from '../../browser/site/hero';
import { homeTabOf } from '../../browser/site/mockups';
import { defineScreen, inOrder, open, type Reach, type Screen } from './steps';

// At a fixed time, because the hero shows the visitor's hour: every run checks the same screen.
const openHome: Reach = (page) => openAt(page, '08:10');

/** Adds an event to the calendar's list; chooses a mood and opens the event of the home tab. */
async function operateMockups(page: Page): Promise<void> {
  await calendar.chooseView(page, 'Schedule');
  await calendar.toggleNewEvent(page);
  await calendar.addNewEvent(page);
  await homeTabOf(page).getByRole('radio', { name: 'Low' }).check();
  await homeTabOf(page).locator('summary').filter({ visible: true }).click();
  // At the top of the page, the sticky header covers no control of the mockups.
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: navigation.menu.open }).click();
  await page.getByRole('dialog').waitFor();
}

const home = defineScreen({
  usual: openHome,
  others: {
    'mockups in use': inOrder(openHome, operateMockups),
    menu: inOrder(openHome, openMenu),
    night: inOrder(openHome, (page) => page.getByRole('slider').fill('22')),
  },
  withTreeSnapshot: ['usual', 'menu'],
});

const supportScreen = defineScreen({
  usual: open(paths.support),
  others: {
    search: inOrder(open(`${paths.support}?q=spaces`), (page) =>
      page.locator('mark').first().waitFor(),
    ),
    'search without a match': open(`${paths.support}?q=kraken`, support.search.none),
  },
});

const [firstPost] = posts;
if (!firstPost) throw new Error('The blog has no post.');

const publicPageScreens: Readonly<Record<PublicPage, Screen>> = {
  company: { usual: open(paths.company) },
  home,
  premium: { usual: open(paths.premium) },
  download: { usual: open(paths.download) },
  blog: { usual: open(paths.blog) },
  support: supportScreen,
  about: { usual: open(paths.about) },
  terms: { usual: open(paths.terms) },
  privacy: { usual: open(paths.privacy) },
};

export const publicScreens: Readonly<Record<string, Screen>> = {
  ...publicPageScreens,
  // All posts have one layout.
  post: { usual: open(paths.post(firstPost.slug)) },
  'not-found': { usual: open('/nowhere', notFound.heading) },
  // '/nowhere' hides most of the layout. The heading is the same, so this waits for the footer.
  'not-found in Lively': { usual: open(`${paths.home}/nowhere`, footer.copyright) },
};
