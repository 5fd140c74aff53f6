import { createHash } from 'node:crypto';
import { appCheckSiteKey, type Env } from '../src/backend/env';
import { FUNCTIONS_REGION } from '../src/shared/complete-sign-up';

/** Sources by directive of a Content-Security-Policy. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** The sources for App Check, from the documentation of reCAPTCHA Enterprise. */
const APP_CHECK: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

/**
 * The Content-Security-Policy of one page: only the site's own files, the page's inline style and
 * scripts, and the configured services. `frame-ancestors` is in firebase.json, because browsers
 * ignore it outside a header.
 *
 * @param own the contents of the page's `<style>` and of its `<script>` elements
 */
export function contentSecurityPolicy(
  env: Env,
  own: { readonly style: string; readonly scripts: readonly string[] },
): string {
  const storage = sourceOf(env.VITE_STORAGE_EMULATOR, 'https://firebasestorage.googleapis.com');
  const optional: Sources[] = [
    ...(appCheckSiteKey(env) ? [APP_CHECK] : []),
    ...(env.VITE_REPORT_URL ? [{ 'connect-src': [new URL(env.VITE_REPORT_URL).origin] }] : []),
  ];
  const more = (directive: string) => optional.flatMap((sources) => sources[directive] ?? []);
  const policy: Sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...own.scripts.map(hashOf), ...more('script-src')],
    'style-src': ["'self'", hashOf(own.style)],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', storage],
    'connect-src': ["'self'", ...services(env), storage, ...more('connect-src')],
    'frame-src': more('frame-src'),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(policy)
    .flatMap(([directive, all]) => (all.length > 0 ? [[directive, ...all].join(' ')] : []))
    .join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function services(env: Env): string[] {
  const { VITE_AUTH_EMULATOR: auth, VITE_FIREBASE_PROJECT_ID: project } = env;
  return [
    sourceOf(auth, 'https://identitytoolkit.googleapis.com'),
    ...(auth ? [] : ['https://securetoken.googleapis.com']),
    sourceOf(env.VITE_FIRESTORE_EMULATOR, 'https://firestore.googleapis.com'),
    sourceOf(
      env.VITE_FUNCTIONS_EMULATOR,
      `https://${FUNCTIONS_REGION}-${project}.cloudfunctions.net`,
    ),
  ];
}

function sourceOf(emulator: Env['VITE_AUTH_EMULATOR'], service: string): string {
  return emulator ? `http://${emulator.host}:${emulator.port}` : service;
}
