import { expect, test } from 'vitest';
import { appCheckSiteKey, parseEnv } from './env';

const site = {
  VITE_FIREBASE_PROJECT_ID: 'demo-lively',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
};

test('a site without emulators', () => {
  expect(parseEnv({ ...site, OTHER: 'ignored' })).toEqual(site);
});

test('an emulator is a host and a port', () => {
  const env = parseEnv({ ...site, VITE_AUTH_EMULATOR: '127.0.0.1:9099' });
  expect(env.VITE_AUTH_EMULATOR).toEqual({ host: '127.0.0.1', port: 9099 });
});

test.each([
  ['https://collector.example/in', 'https://collector.example/in'],
  ['', undefined],
])('a collector at %j is %j', (given, collector) => {
  expect(parseEnv({ ...site, VITE_REPORT_URL: given }).VITE_REPORT_URL).toBe(collector);
});

test('what is missing or wrong is named', () => {
  const wrong = { ...site, VITE_FIREBASE_API_KEY: '', VITE_REPORT_URL: 'nowhere' };
  expect(() => parseEnv({ ...wrong, VITE_STORAGE_EMULATOR: 'nowhere' })).toThrow(
    /VITE_FIREBASE_API_KEY, VITE_REPORT_URL, VITE_STORAGE_EMULATOR/,
  );
});

test.each([
  ['with a key', { VITE_APP_CHECK_SITE_KEY: 'key' }, 'key'],
  ['without one', {}, undefined],
  ['with an empty one', { VITE_APP_CHECK_SITE_KEY: '' }, undefined],
  [
    'with a key and emulators',
    { VITE_APP_CHECK_SITE_KEY: 'key', VITE_AUTH_EMULATOR: '127.0.0.1:9099' },
    undefined,
  ],
])('%s, App Check starts with %s → %s', (_, more, key) => {
  expect(appCheckSiteKey(parseEnv({ ...site, ...more }))).toBe(key);
});
