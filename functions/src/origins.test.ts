import { describe, expect, test } from 'vitest';
import { originsSchema, siteOrigins } from './origins';

test.each([
  [undefined, []],
  ['', []],
  [' ', []],
  ['https://lively.example', ['https://lively.example']],
  [
    'https://lively.example, https://www.lively.example:8443 ',
    ['https://lively.example', 'https://www.lively.example:8443'],
  ],
  ...['lively--*.web.app', 'beta-*.lively.example', '*.beta.lively.example:8443'].map(
    (host): [string, string[]] => [`https://${host}`, [`https://${host}`]],
  ),
])('parses SITE_ORIGINS %o', (text, origins) => {
  expect(originsSchema.parse(text)).toEqual(origins);
});

test.each([
  'lively.example',
  'http://lively.example',
  'https://lively.example/',
  'https://lively.example,',
  'https://lively.example;https://www.lively.example',
  'https://*',
  'https://lively.*',
  'https://lively.example/*',
  'https://*.com',
  'https://*.com:8443',
  'https://lively-*.com',
  'https://*.lively.example',
  'https://*.web.app',
  'https://lively-*.web.app',
  'https://*--lively.web.app',
  'https://*lively--*.web.app',
  'https://lively--*.firebaseapp.com',
  'https://lively-*.co.uk',
  'https://lively-*.a.run.app',
])('rejects SITE_ORIGINS %o', (text) => {
  expect(() => originsSchema.parse(text)).toThrow(/such as https:\/\/example.com/);
});

describe('CORS origins of a project', () => {
  const origins = siteOrigins('lively', [
    'https://lively.example',
    'https://beta-*.lively.example',
  ]);
  const isAllowed = (origin: string) =>
    origins.some((allowed) =>
      allowed instanceof RegExp ? allowed.test(origin) : allowed === origin,
    );

  test.each([
    'https://lively.web.app',
    'https://lively.firebaseapp.com',
    'https://lively--pr42-fix-abc123.web.app',
    'https://lively.example',
    'https://beta-2.lively.example',
  ])('allows %s', (origin) => {
    expect(isAllowed(origin)).toBe(true);
  });

  test.each([
    'https://lively-evil.web.app',
    'https://evil--lively.web.app',
    'https://lively--a.evil.web.app',
    'https://lively--a.webxapp',
    'https://lively--a.web.app.evil.example',
    'http://lively--a.web.app',
    'https://beta-.lively.example',
    'https://beta-a.b.lively.example',
  ])('blocks %s', (origin) => {
    expect(isAllowed(origin)).toBe(false);
  });
});
