import { deleteApp, getApp } from 'firebase-admin/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servicesOf } from './services';

beforeEach(() => {
  for (const name of ['AUTH', 'STORAGE']) vi.stubEnv(`FIREBASE_${name}_EMULATOR_HOST`, '');
  for (const name of ['FIRESTORE', 'STORAGE']) vi.stubEnv(`${name}_EMULATOR_HOST`, '');
});
afterEach(() => vi.unstubAllEnvs());

test('charges calls to a real project to its quota, without which Auth answers 403', async () => {
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined);
  servicesOf('lively-real', undefined);
  await deleteApp(getApp());
  expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('lively-real');
});

test('rejects a real project with an emulator', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  expect(() => servicesOf('lively-real', undefined)).toThrow(
    'lively-real is real: unset FIRESTORE_EMULATOR_HOST.',
  );
});
