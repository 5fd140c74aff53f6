import { connectStorageEmulator, getDownloadURL, getStorage, ref } from 'firebase/storage';
import { app, env } from './app';

const storage = getStorage(app);
// The limits of the specification for retries; the SDK's defaults are the same today.
storage.maxOperationRetryTime = 120_000;
storage.maxUploadRetryTime = 600_000;
const emulator = env.VITE_STORAGE_EMULATOR;
if (emulator) connectStorageEmulator(storage, emulator.hostname, Number(emulator.port));

/** The download URL of a profile picture. It works for anyone who has it: never log it. */
export async function readPictureUrl(path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
