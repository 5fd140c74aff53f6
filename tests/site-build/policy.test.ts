import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../site-build/policy';
import { parseEnv } from '../../src/backend/env';
import { sourceHash } from '../support/source-hash';

const project = {
  VITE_FIREBASE_PROJECT_ID: 'anchor',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
};
const SERVICES = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://us-central1-anchor.cloudfunctions.net',
  'https://firebasestorage.googleapis.com',
];

const INLINE = { style: 'a{color:red}', scripts: ['let a', 'let b'] };
/** Sources of the policy by directive. */
function policy(env: Record<string, string>) {
  const text = contentSecurityPolicy(parseEnv({ ...project, ...env }), INLINE);
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('allows only the site and the services of the project', () => {
  expect(policy({})).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...INLINE.scripts.map(sourceHash)],
    'style-src': ["'self'", sourceHash(INLINE.style)],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https://firebasestorage.googleapis.com'],
    'connect-src': ["'self'", ...SERVICES],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
});

test('allows the emulators instead of the services', () => {
  const local = policy({
    VITE_AUTH_EMULATOR: '127.0.0.1:1',
    VITE_FIRESTORE_EMULATOR: '127.0.0.1:2',
    VITE_FUNCTIONS_EMULATOR: '127.0.0.1:3',
    VITE_STORAGE_EMULATOR: '127.0.0.1:4',
  });
  const addresses = [1, 2, 3, 4].map((port) => `http://127.0.0.1:${port}`);
  expect(local['connect-src']).toEqual(["'self'", ...addresses]);
  expect(local['img-src']).toEqual(["'self'", 'data:', 'http://127.0.0.1:4']);
});

test('allows reCAPTCHA for App Check', () => {
  const checked = policy({ VITE_APP_CHECK_SITE_KEY: 'key' });
  expect(checked['script-src']).toEqual([
    "'self'",
    ...INLINE.scripts.map(sourceHash),
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(checked['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(checked['connect-src']).toContain('https://content-firebaseappcheck.googleapis.com');
});

test('allows the origin of the report collector', () => {
  const reporting = policy({ VITE_REPORT_URL: 'https://collector.example/in?site=lively' });
  expect(reporting['connect-src']).toEqual(["'self'", ...SERVICES, 'https://collector.example']);
});
