import { deleteApp } from 'firebase-admin/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initializeProject, servicesOf } from './services';

// `initializeProject` and the Admin SDK set these variables, and only stubbed ones are restored.
beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', undefined);
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined);
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined);
  vi.stubEnv('METADATA_SERVER_DETECTION', undefined);
});
afterEach(() => vi.unstubAllEnvs());

test('charges the quota of a real project', async () => {
  await deleteApp(initializeProject('lively-real'));
  expect(process.env.GOOGLE_CLOUD_QUOTA_PROJECT).toBe('lively-real');
});

test('rejects a real project with an emulator', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  expect(() => initializeProject('lively-real')).toThrow(
    'lively-real is real: unset FIRESTORE_EMULATOR_HOST.',
  );
});

test('uses the Storage emulator that the environment names', async () => {
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:1');
  const app = initializeProject('demo-lively');
  expect(servicesOf(app).bucket.storage.apiEndpoint).toBe('http://127.0.0.1:1');
  await deleteApp(app);
});
