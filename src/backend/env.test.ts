import { expect, test } from 'vitest';
import { parseEnv } from './env';

const site = {
  VITE_FIREBASE_PROJECT_ID: 'demo-lively',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
};

test('parses an environment without emulators', () => {
  expect(parseEnv({ ...site, OTHER: 'ignored' })).toEqual(site);
});

test('parses the host and the port of an emulator as a URL', () => {
  const env = parseEnv({ ...site, VITE_AUTH_EMULATOR: '127.0.0.1:9099' });
  expect(env.VITE_AUTH_EMULATOR).toEqual(new URL('http://127.0.0.1:9099'));
});

test('accepts an empty VITE_REPORT_URL', () => {
  expect(parseEnv({ ...site, VITE_REPORT_URL: '' }).VITE_REPORT_URL).toBe('');
});

test('names each wrong variable', () => {
  const wrong = { ...site, VITE_FIREBASE_API_KEY: '', VITE_REPORT_URL: 'nowhere' };
  expect(() => parseEnv({ ...wrong, VITE_STORAGE_EMULATOR: 'nowhere' })).toThrow(
    /VITE_FIREBASE_API_KEY, VITE_REPORT_URL, VITE_STORAGE_EMULATOR/,
  );
});
