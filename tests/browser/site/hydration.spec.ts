import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testSiteEnv } from '../../support/backend';
import { fill } from '../account-area';
import { expect, expectWelcome, heading, hold, paths, test, waitForHydration } from '../fixtures';
import { publicPages } from './public-pages';

/*
 * Only React's development build logs hydration mismatches. These tests load the pages from Hosting
 * and the scripts from a development build. The fixture fails a test on any console error.
 */
const FOLDER = `node_modules/.cache/lively/development-${process.pid}`;

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

let main = '';
test.beforeAll(() => {
  test.setTimeout(120_000);
  const { status, stderr } = spawnSync(
    'node_modules/.bin/vite',
    ['build', '--mode', 'development', '--outDir', FOLDER, '--minify', 'false'],
    { env: { ...process.env, ...testSiteEnv, NODE_ENV: 'development' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  [main = ''] = readdirSync(join(FOLDER, 'assets')).filter((name) => name.startsWith('main-'));
});
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** A page of each kind; `npm run test:all` includes the others. */
const SOME_PAGES: readonly string[] = [paths.home, paths.support, paths.post('09012023')];

for (const { path, heading: h1 } of publicPages) {
  const details = SOME_PAGES.includes(path) ? {} : { tag: '@all' };
  test(
    `${path} hydrates without a mismatch, a layout shift or Firebase`,
    details,
    async ({ page }) => {
      const loaded: string[] = [];
      await page.route('**/assets/*.js', (route) => {
        const requested = new URL(route.request().url()).pathname.slice('/assets/'.length);
        const name = requested.startsWith('main-') ? main : requested;
        const body = readFileSync(join(FOLDER, 'assets', name), 'utf8');
        if (/identitytoolkit|@firebase\//.test(body)) loaded.push(name);
        return route.fulfill({ body, contentType: 'text/javascript' });
      });
      const releaseFont = await hold(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(isFontTooLate);
      releaseFont();
      await page.waitForLoadState();
      const markup = () => page.locator('#root').innerHTML();
      const before = await markup();
      const boxesBefore = await boxes(page);
      await page.keyboard.press('Shift');
      // A mismatch would be logged by then.
      await waitForHydration(page);
      await expect(heading(page)).toHaveText(h1);
      await page.waitForLoadState('networkidle');
      expect(await markup()).toBe(before);
      expect(await boxes(page), 'layout').toEqual(boxesBefore);
      expect(loaded, 'chunks with Firebase').toEqual([]);
    },
  );
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

test('a translated page stays translated and keeps its menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/lively');
  await translate(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveText('« Download »');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page).toHaveURL('/lively/download');
});

test('a translated form keeps its input and submits', async ({ page, member }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto(paths.logIn, { waitUntil: 'domcontentloaded' });
  await translate(page);
  await fill(page, { email: member.email, password: member.password });
  release();
  await waitForHydration(page);
  await expect(page.locator('[name=password]')).toBeFocused();
  await expect(page.locator('[name=email]')).toHaveValue(member.email);
  await translate(page);
  await page.getByRole('button', { name: '« Show »' }).click();
  await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.locator('[name=password]').press('Enter');
  await expectWelcome(page, member);
});

test('a translated page that React replaces keeps the choices in its mockups', async ({ page }) => {
  await page.goto(paths.support);
  await translate(page);
  const sunday = page.getByRole('radio', { name: 'Sunday 10' });
  await sunday.check();
  await page.getByText('« School »').first().click();
  const entry = page.getByRole('textbox', { name: "Tonight's entry" });
  await entry.fill('We found the oar.');
  await page.getByRole('searchbox').press('Shift');
  await waitForHydration(page);
  await expect(sunday).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'School' })).not.toBeChecked();
  await expect(entry).toHaveValue('We found the oar.');
});

test('a translated page that React replaces has its title and its tab icons once', async ({
  page,
}) => {
  await page.goto(paths.logIn);
  await translate(page);
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
