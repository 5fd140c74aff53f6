import { expect, test } from 'vitest';
import { missingForAppCheck } from '../../site-build/app-check-policy';
import { policy, policyWithAppCheck } from '../support/app-check-policy';

test('the policy of a site without App Check trusts nothing of reCAPTCHA', () => {
  expect(policy()).not.toMatch(/recaptcha|appcheck/);
  const directives = missingForAppCheck(policy()).map((line) => line.split(' ')[0]);
  expect(directives).toEqual(['script-src', 'frame-src', 'connect-src']);
});

test('with what was missing, nothing is', () => {
  expect(missingForAppCheck(policyWithAppCheck())).toEqual([]);
  const without = policyWithAppCheck().replace('https://www.gstatic.com/recaptcha/', '');
  expect(missingForAppCheck(without)).toEqual(['script-src https://www.gstatic.com/recaptcha/']);
});
