import { describe, expect, test } from 'vitest';
import { appCheckSiteKey, parseEnv } from './env';
import { failureCode } from './failure';

describe('environment', () => {
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

  test('what is missing or wrong is named', () => {
    const wrong = { ...site, VITE_FIREBASE_API_KEY: '', VITE_STORAGE_EMULATOR: 'nowhere' };
    expect(() => parseEnv(wrong)).toThrow(/VITE_FIREBASE_API_KEY, VITE_STORAGE_EMULATOR/);
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
});

describe('failure codes', () => {
  test.each([
    [Object.assign(new Error('m'), { code: 'auth/wrong-password' }), 'wrong-password'],
    [Object.assign(new Error('m'), { code: 'functions/already-exists' }), 'already-exists'],
    [new Error('Failed to fetch'), 'unknown'],
    [{ code: 'jane@example.com' }, 'unknown'],
    [{ code: 7 }, 'unknown'],
    [undefined, 'unknown'],
  ])('%o is %s', (error, code) => {
    expect(failureCode(error)).toBe(code);
  });
});
