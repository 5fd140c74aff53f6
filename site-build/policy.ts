import { createHash } from 'node:crypto';
import type { Env } from '../src/backend/env';
import { FUNCTIONS_REGION } from '../src/shared/callable';

/** Exact paths, because others on these hosts return scripts that could run code of an attacker. */
const RECAPTCHA_SCRIPTS = [
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
];
const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise/';

/**
 * The Content-Security-Policy of one page: only the site's own files, the page's inline style and
 * scripts, and the configured services. `frame-ancestors` is in firebase.json, because browsers
 * ignore it outside a header.
 *
 * @param inline the contents of the page's `<style>` and `<script>` elements
 */
export function contentSecurityPolicy(
  env: Env,
  inline: { readonly style: string; readonly scripts: readonly string[] },
): string {
  const functions = `https://${FUNCTIONS_REGION}-${env.VITE_FIREBASE_PROJECT_ID}.cloudfunctions.net`;
  const storage = env.VITE_STORAGE_EMULATOR?.origin ?? 'https://firebasestorage.googleapis.com';
  /** Returns the sources that App Check needs if the site uses it; otherwise none. */
  const appCheck = (...sources: readonly string[]) => (env.VITE_APP_CHECK_SITE_KEY ? sources : []);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(sourceHash), ...appCheck(...RECAPTCHA_SCRIPTS)],
    'style-src': ["'self'", sourceHash(inline.style)],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', storage],
    'connect-src': [
      "'self'",
      env.VITE_AUTH_EMULATOR?.origin ?? 'https://identitytoolkit.googleapis.com',
      ...(env.VITE_AUTH_EMULATOR ? [] : ['https://securetoken.googleapis.com']),
      env.VITE_FIRESTORE_EMULATOR?.origin ?? 'https://firestore.googleapis.com',
      env.VITE_FUNCTIONS_EMULATOR?.origin ?? functions,
      storage,
      ...appCheck('https://content-firebaseappcheck.googleapis.com', RECAPTCHA),
      ...(env.VITE_REPORT_URL ? [new URL(env.VITE_REPORT_URL).origin] : []),
    ],
    'frame-src': appCheck(RECAPTCHA, 'https://recaptcha.google.com/recaptcha/enterprise/'),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(policy)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The source expression of an inline style or script: the hash of its text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
