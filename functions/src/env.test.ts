import { expect, test } from 'vitest';
import { hostingOrigins, originsSchema } from './env';

test.each([
  [' ', []],
  [
    'https://lively.example, https://www.lively.example:8443 ',
    ['https://lively.example', 'https://www.lively.example:8443'],
  ],
])('parses SITE_ORIGINS %o', (text, origins) => {
  expect(originsSchema.parse(text)).toEqual(origins);
});

test.each([
  'lively.example',
  'http://lively.example',
  'https://lively.example/',
  'https://lively.example;https://www.lively.example',
  'https://*.lively.example',
])('rejects SITE_ORIGINS %o', (text) => {
  expect(() => originsSchema.parse(text)).toThrow(/such as https:\/\/example.com/);
});

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
