import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Report } from '../../src/shared/report';
import { copy, logIn, submit, validSignUp } from './account-area';
import { expect, type Page, paths } from './fixtures';
import { failAuth } from './network';
import { buildRealProject, FOLDER, TOKEN, test } from './real-project';

// What a real project adds to the site, under its Content-Security-Policy: App Check and reports.

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(buildRealProject);

/** The part of reCAPTCHA's API that App Check calls. Every visitor passes. */
const RECAPTCHA = `window.grecaptcha = { enterprise: {
  ready: (then) => then(),
  render: (_, { callback }) => { callback(); return 0; },
  execute: async () => 'a person',
} };`;
const NEVER_READY = 'window.grecaptcha = { enterprise: { ready() {} } };';

for (const { name, recaptcha, token } of [
  { name: 'a token of App Check', recaptcha: RECAPTCHA, token: TOKEN },
  { name: 'no token when App Check is blocked', recaptcha: undefined, token: 'none' },
  { name: 'no token when App Check never becomes ready', recaptcha: NEVER_READY, token: 'none' },
]) {
  test(`the calls from log-in to username have ${name}`, async ({ page, appCheckTokens }) => {
    await page.route('https://www.google.com/recaptcha/**', (route) =>
      recaptcha === undefined ? route.abort() : route.fulfill({ body: recaptcha }),
    );
    await logIn(page, validSignUp);
    await page.waitForURL(`**${paths.username}`);
    await submit(page, copy.username, { name: 'Jane', username: 'jane' });
    // A call to each service that App Check protects.
    await expect
      .poll(() => appCheckTokens)
      .toMatchObject({
        'accounts:signInWithPassword': token,
        'documents:batchGet': token,
        completeSignUp: token,
      });
  });
}

async function openPremium(page: Page): Promise<void> {
  await page.goto(paths.premium, { waitUntil: 'networkidle' });
  // On a busy machine, the page imports its reporter after the network was idle, so this waits.
  await page.evaluate("import(document.getElementById('root').dataset.reporter)");
}

const premiumReport = { page: paths.premium, build: expect.stringMatching(/^[0-9a-f]{8}$/) };

test('a page reports web vitals', async ({ page, reports }) => {
  await openPremium(page);
  // The first interaction finalizes LCP.
  await page.keyboard.press('Shift');
  const vital = { ...premiumReport, kind: 'vital', what: 'LCP', value: expect.any(Number) };
  await expect.poll(() => reports).toContainEqual(vital);
});

// Not a `chrome-extension:` URL, which whole Chromium refuses before the policy does.
for (const [code, url] of [
  ['other', 'https://evil.example/?name=jane'],
  ['extension', 'moz-extension://jane/icon.png'],
] as const) {
  test(`a page reports the blocked ${url} only as ${code}`, async ({ page, reports }) => {
    await openPremium(page);
    await page.evaluate((src) => Object.assign(new Image(), { src }), url);
    const violation = { ...premiumReport, kind: 'violation', what: 'img-src', code };
    await expect.poll(() => reports).toContainEqual(violation);
  });
}

test.describe('the report of a failure', () => {
  /** The fields of a report that lead to the source. */
  const placeSchema = z.object({ build: z.string(), at: z.string() });
  const isLogInFailure = ({ what }: Report) => what === 'log in';

  test.beforeEach(async ({ page, reports }) => {
    await page.route('https://www.google.com/recaptcha/**', (route) => route.abort());
    // Firebase has this code, and no form expects it.
    await failAuth(page, 'signInWithPassword', 'OPERATION_NOT_ALLOWED');
    await logIn(page, validSignUp);
    await expect.poll(() => reports.some(isLogInFailure)).toBe(true);
  });

  test('leads to its source', async ({ reports }) => {
    const { build, at } = placeSchema.parse(reports.find(isLogInFailure));
    // The line of Firebase's source that creates its errors.
    expect(sourceLine(build, at)).toContain('authOrCode._errorFactory.create(code');
  });

  test('never has the email', async ({ reports }) => {
    expect(JSON.stringify(reports)).not.toContain('jane');
  });
});

/** The line of source code for a place in a built script, such as `/assets/main.js:2:345`. */
function sourceLine(build: string, at: string): string | undefined {
  const [script = '', line, column] = at.split(':');
  // The build moves the maps here, next to the site's folder.
  const mapFile = join('test-results/source-maps', build, `${basename(script)}.map`);
  const sourceMap = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')));
  const origin = sourceMap.findOrigin(Number(line), Number(column));
  if (!('fileName' in origin)) throw new Error(`${at} has no source.`);
  // The source map names a source relative to the script.
  const source = readFileSync(join(FOLDER, 'assets', origin.fileName), 'utf8');
  return source.split('\n')[origin.lineNumber - 1];
}

// Source maps contain the source code.
test('source maps are not deployed', () => {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
});
