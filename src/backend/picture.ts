import { connectStorageEmulator, getDownloadURL, getStorage, ref } from 'firebase/storage';
import { app, env } from './app';

const MAX_OPERATION_RETRY_MS = 120_000;
const MAX_UPLOAD_RETRY_MS = 600_000;

const storage = getStorage(app);
storage.maxOperationRetryTime = MAX_OPERATION_RETRY_MS;
storage.maxUploadRetryTime = MAX_UPLOAD_RETRY_MS;
if (env.VITE_STORAGE_EMULATOR) {
  const { host, port } = env.VITE_STORAGE_EMULATOR;
  connectStorageEmulator(storage, host, port);
}

/** The download URL of a profile picture. It works for anyone who has it: never log it. */
export async function readPictureUrl(path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
