import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../site-build/policy';
import { parseEnv } from '../../src/backend/env';
import { FUNCTIONS_REGION } from '../../src/shared/callable';

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
  `https://${FUNCTIONS_REGION}-anchor.cloudfunctions.net`,
  'https://firebasestorage.googleapis.com',
].join(' ');
const INLINE = { style: 'a{color:red}', scripts: ['let a', 'let b'] };
// The output of `printf '…' | openssl dgst -sha256 -binary | base64` for each text of INLINE.
const STYLE_HASH = "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";
const SCRIPT_HASHES =
  "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=' 'sha256-gZ7YtBHYJlXDIlfAddq5Sw/QYJv5E8tJmDWivVTn/60='";

/** The directives of the policy of a page with INLINE. `env` adds to the variables above. */
const directives = (env: Record<string, string>) =>
  contentSecurityPolicy(parseEnv({ ...project, ...env }), INLINE).split('; ');

test('the policy allows only the site and the services of the project', () => {
  expect(directives({})).toEqual([
    "default-src 'none'",
    `script-src 'self' ${SCRIPT_HASHES}`,
    `style-src 'self' ${STYLE_HASH}`,
    "font-src 'self'",
    "img-src 'self' data: https://firebasestorage.googleapis.com",
    `connect-src 'self' ${SERVICES}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});

test('the policy allows the sources of App Check when it has a site key', () => {
  const recaptcha = 'https://www.google.com/recaptcha/enterprise/';
  const scripts =
    'https://www.google.com/recaptcha/enterprise.js https://www.gstatic.com/recaptcha/releases/';
  const appCheck = 'https://content-firebaseappcheck.googleapis.com';
  expect(directives({ VITE_APP_CHECK_SITE_KEY: 'key' })).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${SCRIPT_HASHES} ${scripts}`,
      `connect-src 'self' ${SERVICES} ${appCheck} ${recaptcha}`,
      `frame-src ${recaptcha} https://recaptcha.google.com/recaptcha/enterprise/`,
    ]),
  );
});

test('the policy allows the origin of the collector of reports', () => {
  expect(directives({ VITE_REPORT_URL: 'https://collector.example/in?site=lively' })).toContain(
    `connect-src 'self' ${SERVICES} https://collector.example`,
  );
});
