import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testSiteEnv } from '../../support/backend';
import { field, fill } from '../account-area';
import { expect, heading, paths, test } from '../fixtures';
import { hydrate, waitForHydration } from '../hydrate';
import { hold } from '../network';
import { expectWelcome } from '../open-as';
import { publicPages } from './public-pages';

/*
 * Only React's development build logs hydration mismatches. These tests load the pages from Hosting
 * and the scripts from a development build. The fixture fails a test on any console error.
 */
const FOLDER = `node_modules/.cache/lively/development-${process.pid}`;

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

let entry = '';
test.beforeAll(() => {
  test.setTimeout(120_000);
  const { status, stderr } = spawnSync(
    'node_modules/.bin/vite',
    ['build', '--mode', 'development', '--outDir', FOLDER, '--minify', 'false'],
    { env: { ...process.env, ...testSiteEnv, NODE_ENV: 'development' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const built = readdirSync(join(FOLDER, 'assets')).find((name) => name.startsWith('main-'));
  if (!built) throw new Error('The development build has no entry.');
  entry = built;
});
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** A page of each kind; `npm run test:all` includes the others. */
const SOME_PAGES: readonly string[] = [paths.home, paths.support, paths.post('09012023')];

/** Opens a page with the development build. Its font is too late to be used. */
async function openWithDevelopmentBuild(page: Page, path: string): Promise<void> {
  await page.route('**/assets/*.js', (route) => {
    const requested = new URL(route.request().url()).pathname.slice('/assets/'.length);
    // The page names the entry of the production build, whose hash differs.
    const name = requested.startsWith('main-') ? entry : requested;
    return route.fulfill({ path: join(FOLDER, 'assets', name) });
  });
  // A font that arrives during the test would move the text.
  const releaseFont = await hold(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isFontTooLate);
  releaseFont();
  await page.waitForLoadState();
}

for (const { path, heading: h1 } of publicPages) {
  const details = SOME_PAGES.includes(path) ? {} : { tag: '@all' };

  // React logs a mismatch, and the fixture fails the test.
  test(`${path} stays as it is when it hydrates`, details, async ({ page }) => {
    await openWithDevelopmentBuild(page, path);
    const markup = () => page.locator('#root').innerHTML();
    const before = { markup: await markup(), boxes: await boxes(page) };
    await hydrate(page);
    // Chunks that hydration starts to load are there, too.
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText(h1);
    expect({ markup: await markup(), boxes: await boxes(page) }).toEqual(before);
  });
}

/** Simulates Chrome's translator: wraps and changes each text node. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) all.push(texts.currentNode);
    for (const text of all.filter(({ data, parentElement }) => data.trim() && parentElement)) {
      if (text.parentElement?.closest('script, style, [translate=no]')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.textContent = `« ${text.data} »`;
    }
  });

test('the menu of a translated page leads to another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(paths.home);
  await translate(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  // The page does not hydrate: React would close the menu.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.getByRole('dialog').getByRole('link', { name: '« Download »' }).click();
  await expect(page).toHaveURL(paths.download);
});

/** Opens the log-in form, and translates it before it hydrates. */
async function openTranslatedLogIn(page: Page): Promise<() => void> {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.logIn, { waitUntil: 'domcontentloaded' });
  await translate(page);
  return release;
}

test('a translated form that React replaces goes on where the user is', async ({
  page,
  member,
}) => {
  const release = await openTranslatedLogIn(page);
  await fill(page, { email: member.email, password: member.password });
  release();
  await waitForHydration(page);
  await expect(field(page, 'password')).toBeFocused();
  // The translator follows.
  await translate(page);
  await page.getByRole('button', { name: '« Show »' }).click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  await field(page, 'password').press('Enter');
  await expectWelcome(page, member);
});

test('a translated page that React replaces keeps the choices in its mockups', async ({ page }) => {
  await page.goto(paths.support);
  await translate(page);
  const sunday = page.getByRole('radio', { name: 'Sunday 10' });
  await sunday.check();
  await page.getByText('« School »').first().click();
  const journalEntry = page.getByRole('textbox', { name: "Tonight's entry" });
  await journalEntry.fill('We found the oar.');
  await page.getByRole('searchbox').press('Shift');
  await waitForHydration(page);
  await expect(sunday).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'School' })).not.toBeChecked();
  await expect(journalEntry).toHaveValue('We found the oar.');
});

test('a translated page that React replaces has each element of its head once', async ({
  page,
}) => {
  const release = await openTranslatedLogIn(page);
  release();
  await waitForHydration(page);
  for (const element of ['title', '[rel=icon]', '[rel=apple-touch-icon]'])
    await expect(page.locator(`head ${element}`), element).toHaveCount(1);
});

/** The boxes and colors of all elements: after hydration, the page has the whole stylesheet. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fill, fontSize } = getComputedStyle(element);
      const look = [color, backgroundColor, fill, fontSize].join(' ');
      return `${element.localName} ${x} ${y} ${width} ${height} ${look}`;
    }),
  );

/** Whether the 100 ms block period of `font-display: optional` is over. */
const isFontTooLate = () => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint !== undefined && performance.now() > paint.startTime + 100;
};
