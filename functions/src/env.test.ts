import { expect, test } from 'vitest';
import { hostingOrigins, originSchema } from './env';

test.each([
  ['https://lively.web.app', true],
  ['https://lively.firebaseapp.com', true],
  ['https://lively--pr42-fix-abc123.web.app', true],
  ['https://lively-evil.web.app', false],
  ['https://lively--a.evil.web.app', false],
  ['https://lively--a.web.app.evil.example', false],
])('CORS of the project lively: %s %s', (origin, isAllowed) => {
  const matches = (allowed: string | RegExp) =>
    allowed instanceof RegExp ? allowed.test(origin) : allowed === origin;
  expect(hostingOrigins('lively').some(matches)).toBe(isAllowed);
});

test.each([
  ['https://lively.example', true],
  ['https://lively.example/', false],
  ['https://a.example,https://b.example', false],
])('the value %s of SITE_ORIGIN is valid: %s', (origin, isValid) => {
  expect(originSchema.safeParse(origin).success).toBe(isValid);
});
