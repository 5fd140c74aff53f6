import { expect, test } from 'vitest';
import { appCheckSiteKey, parseEnv } from './env';

const site = {
  VITE_FIREBASE_PROJECT_ID: 'demo-lively',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
};

test('parses an environment without emulators', () => {
  expect(parseEnv({ ...site, OTHER: 'ignored' })).toEqual(site);
});

test('parses an emulator as host and port', () => {
  const env = parseEnv({ ...site, VITE_AUTH_EMULATOR: '127.0.0.1:9099' });
  expect(env.VITE_AUTH_EMULATOR).toEqual({ host: '127.0.0.1', port: 9099 });
});

test.each(['https://collector.example/in', ''])('accepts %j as VITE_REPORT_URL', (url) => {
  expect(parseEnv({ ...site, VITE_REPORT_URL: url }).VITE_REPORT_URL).toBe(url);
});

test('names each wrong variable', () => {
  const wrong = { ...site, VITE_FIREBASE_API_KEY: '', VITE_REPORT_URL: 'nowhere' };
  expect(() => parseEnv({ ...wrong, VITE_STORAGE_EMULATOR: 'nowhere' })).toThrow(
    /VITE_FIREBASE_API_KEY, VITE_REPORT_URL, VITE_STORAGE_EMULATOR/,
  );
});

test.each([
  [{ VITE_APP_CHECK_SITE_KEY: 'key' }, 'key'],
  [{ VITE_APP_CHECK_SITE_KEY: 'key', VITE_AUTH_EMULATOR: '127.0.0.1:9099' }, undefined],
])('the App Check site key of %o is %s', (variables, key) => {
  expect(appCheckSiteKey(parseEnv({ ...site, ...variables }))).toBe(key);
});
