import { expect, test } from 'vitest';
import { APP_CHECK, missingFrom, neededBy } from '../../site-build/policy';
import { policy, policyWithAppCheck } from '../support/app-check-policy';

const env = {
  VITE_FIREBASE_PROJECT_ID: 'demo',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
};

test('the policy of a site without App Check trusts nothing of reCAPTCHA', () => {
  expect(policy()).not.toMatch(/recaptcha|appcheck/);
  expect(missingFrom(policy(), neededBy(env))).toEqual([]);
  const needed = neededBy({ ...env, VITE_APP_CHECK_SITE_KEY: 'key' });
  const directives = missingFrom(policy(), needed).map((line) => line.split(' ')[0]);
  expect(directives).toEqual(['script-src', 'frame-src', 'connect-src']);
});

test('with what was missing, nothing is', () => {
  expect(missingFrom(policyWithAppCheck(), [APP_CHECK])).toEqual([]);
  const without = policyWithAppCheck().replace('https://www.gstatic.com/recaptcha/', '');
  expect(missingFrom(without, [APP_CHECK])).toEqual([
    'script-src https://www.gstatic.com/recaptcha/',
  ]);
});

test('a collector of reports has to be allowed too', () => {
  const needed = neededBy({ ...env, VITE_REPORT_URL: 'https://collector.example/in?site=lively' });
  expect(missingFrom(policy(), needed)).toEqual(['connect-src https://collector.example']);
});
