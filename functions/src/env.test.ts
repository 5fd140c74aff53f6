import { expect, test } from 'vitest';
import { hostingOrigins } from './env';

test.each([
  ['https://lively.web.app', true],
  ['https://lively.firebaseapp.com', true],
  ['https://lively--pr42-fix-abc123.web.app', true],
  ['https://lively-evil.web.app', false],
  ['https://lively--a.evil.web.app', false],
  ['https://lively--a.webxapp', false],
  ['https://lively--a.web.app.evil.example', false],
])('CORS of the project lively: %s %s', (origin, isAllowed) => {
  const matches = (allowed: string | RegExp) =>
    allowed instanceof RegExp ? allowed.test(origin) : allowed === origin;
  expect(hostingOrigins('lively').some(matches)).toBe(isAllowed);
});
