import { getStorage } from 'firebase/storage';
import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => vi.unstubAllEnvs());

// Loading the SDK can take seconds on a busy machine.
const TIMEOUT_MS = 30_000;

test('retries Storage operations for 120000 ms and uploads for 600000 ms', {
  timeout: TIMEOUT_MS,
}, async () => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-lively');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_APP_ID', 'app');
  vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', 'bucket');
  vi.resetModules();
  const { app } = await import('./app');
  // These are currently the SDK's defaults, too. Setting other values first proves that the module
  // sets its own.
  const storage = getStorage(app);
  storage.maxOperationRetryTime = 1;
  storage.maxUploadRetryTime = 1;

  await import('./picture');

  expect(storage.maxOperationRetryTime).toBe(120_000);
  expect(storage.maxUploadRetryTime).toBe(600_000);
});
