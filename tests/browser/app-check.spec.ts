import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { build } from 'vite';
import { contentSecurityPolicy } from '../../site-build/policy';
import { parseEnv } from '../../src/backend/env';
import { unsignedToken } from '../support/tokens';
import { button, expect, fill, paths, test, words } from './fixtures';

// The emulators know no App Check. So the site is built as for a real project, and Google's side is
// played here: what counts is what the site sends, under the policy that it would be served with.
const SITE = 'https://lively.example';
const FOLDER = 'test-results/app-check-site';
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
test.use({ expectedConsole: /^Lively: start App Check|ERR_FAILED/ });

const env = {
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
  VITE_APP_CHECK_SITE_KEY: 'site-key',
};
test.beforeAll(async () => {
  Object.assign(process.env, env);
  await build({ logLevel: 'warn', build: { outDir: FOLDER, emptyOutDir: true } });
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

/** Logs in and claims a name; gives back the token that each kind of call carried. */
async function play(page: Page, google: { recaptcha: (route: Route) => Promise<void> }) {
  const sent = new Map<string, string | undefined>();
  await page.route(/googleapis\.com|cloudfunctions\.net/, (route) => answer(route, sent));
  await page.route('https://www.google.com/recaptcha/**', google.recaptcha);
  await page.route(`${SITE}/**`, serve);

  await page.goto(`${SITE}${paths.logIn}`);
  await fill(page, { email: 'jane@example.com', password: 'sailing1' });
  await button(page, words.logIn.submit).click();
  await page.waitForURL(`**${paths.username}`);
  await fill(page, { name: 'Jane', username: 'jane' });
  await button(page, words.username.submit).click();
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

/** The site as Hosting would serve it: files, and the bare shell for any page. */
async function serve(route: Route): Promise<void> {
  const file = join(FOLDER, new URL(route.request().url()).pathname);
  const isFile = /\.\w+$/.test(file) && existsSync(file);
  await route.fulfill({
    path: isFile ? file : join(FOLDER, 'index.html'),
    headers: { 'content-security-policy': contentSecurityPolicy(parseEnv(env), '') },
  });
}
