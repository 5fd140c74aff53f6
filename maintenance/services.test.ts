import { deleteApp } from 'firebase-admin/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initializeProject, servicesOf } from './services';

beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', '');
  vi.stubEnv('STORAGE_EMULATOR_HOST', '');
});
afterEach(() => vi.unstubAllEnvs());

test('charges the quota of a real project', async () => {
  vi.stubEnv('GOOGLE_CLOUD_QUOTA_PROJECT', undefined);
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
  // Stubbed because `initializeProject` sets it, and only a stubbed variable is restored.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  const app = initializeProject('demo-lively');
  expect(servicesOf(app).bucket.storage.apiEndpoint).toBe('http://127.0.0.1:1');
  await deleteApp(app);
});
