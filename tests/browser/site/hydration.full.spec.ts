import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testSiteEnv } from '../../support/test-site';
import { expect, type Page, paths, test } from '../fixtures';
import { hydrate } from '../hydrate';

// Only React's development build logs all hydration mismatches. These tests load the pages from
// Hosting and the scripts from a development build. The fixture fails a test on any console error.

const FOLDER = 'test-results/development';

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  test.setTimeout(120_000);
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--mode', 'development', '--outDir', FOLDER, '--minify', 'false'],
    { env: { ...process.env, ...testSiteEnv, NODE_ENV: 'development' }, stdio: 'pipe' },
  );
});

// Each test answers fonts with 204: one that arrives after the first paint would move the text.
test.use({ expectedConsole: /^Failed to decode downloaded font/ });

// Public pages only: an account page hydrates at once, and names more of its build's scripts.
for (const path of [paths.home, paths.support, paths.post('09012023')]) {
  test(`${path} stays as it is when it hydrates`, async ({ page }) => {
    await serveDevelopmentBuild(page, path);
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
    await page.goto(path);
    // Then all sections of the home page have their own height.
    if (path === paths.home) await page.locator('html[data-is-idle]').waitFor();
    const markup = () => page.locator('#root').innerHTML();
    const before = { markup: await markup(), looks: await looks(page) };
    await hydrate(page);
    // Hydration has started to load more chunks.
    await page.waitForLoadState('networkidle');
    expect({ markup: await markup(), looks: await looks(page) }).toEqual(before);
  });
}

async function serveDevelopmentBuild(page: Page, path: string): Promise<void> {
  const assets = join(FOLDER, 'assets');
  const names = readdirSync(assets);
  const withoutHash = (name: string) => name.replace(/-[\w-]{6}\.js$/, '');
  // The page names the files of the production build, whose hashes differ. Its own boot script
  // (index-*.js) has no React, and stays.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(?<=\/assets\/)(?!index-)[\w-]+\.js/g, (file) => {
      const name = names.find((candidate) => withoutHash(candidate) === withoutHash(file));
      return name ?? file;
    });
    await route.fulfill({ response, body });
  });
  await page.route(/\/assets\/(?!index-).*\.js$/, (route) =>
    route.fulfill({ path: join(assets, basename(route.request().url())) }),
  );
}

/** The box, colors and font size of each element, which must stay when hydration loads the whole stylesheet. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fill, fontSize } = getComputedStyle(element);
      const look = [color, backgroundColor, fill, fontSize].join(' ');
      return `${element.localName} ${x} ${y} ${width} ${height} ${look}`;
    }),
  );
