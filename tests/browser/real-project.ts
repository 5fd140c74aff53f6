import { extname, join } from 'node:path';
import { type Report, reportSchema } from '../../src/shared/report';
import { buildSite } from '../support/test-site';
import { unsignedToken } from '../support/tokens';
import { test as base, expect } from './fixtures';

// The emulators do not support App Check, and the local site has no collector. These fixtures serve
// the site as built for a real project, and mock Google and the collector.

const SITE = 'https://lively.example';
const COLLECTOR = 'https://collector.example/in';
const PROJECT = 'demo-lively';
export const FOLDER = 'test-results/real-project';
/** The token that App Check issues. */
export const TOKEN = 'a-token-of-app-check';

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

type Fixtures = {
  /** What the collector has received so far. */
  reports: readonly Report[];
  /** The last call's App Check token by key of GOOGLE, or 'none'. The fixture also mocks Google. */
  appCheckTokens: Readonly<Record<string, string>>;
};

export const test = base.extend<Fixtures>({
  baseURL: SITE,
  // Scripts of Google that a test blocks, a refused log-in, an image against the policy.
  expectedConsole: /ERR_FAILED|status of 400|Content Security Policy directive: "img-src/,

  /** Serves a page at its clean URL, as Hosting does. Not the page at `/`, which no test opens. */
  page: async ({ page }, use) => {
    await page.route(`${SITE}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = extname(pathname) === '' ? `${pathname}.html` : pathname;
      await route.fulfill({ path: join(FOLDER, file) });
    });
    await use(page);
  },

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

  appCheckTokens: [
    async ({ page }, use) => {
      const appCheckTokens: Record<string, string> = {};
      await page.route(/googleapis\.com|cloudfunctions\.net/, async (route) => {
        const request = route.request();
        const call = Object.keys(GOOGLE).find((part) => request.url().includes(part));
        if (call === undefined) throw new Error(`There is no response for ${request.url()}.`);
        appCheckTokens[call] = request.headers()['x-firebase-appcheck'] ?? 'none';
        await route.fulfill({ json: GOOGLE[call] });
      });
      await use(appCheckTokens);
    },
    { auto: true },
  ],
});

export function buildRealProject(): Promise<void> {
  return buildSite(FOLDER, {
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_APP_ID: 'app',
    VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
    VITE_APP_CHECK_SITE_KEY: 'site-key',
    VITE_REPORT_URL: COLLECTOR,
  });
}
