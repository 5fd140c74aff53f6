import { connectStorageEmulator, getDownloadURL, getStorage, ref } from 'firebase/storage';
import { app, env } from './app';

const storage = getStorage(app);
storage.maxOperationRetryTime = 120_000;
storage.maxUploadRetryTime = 600_000;
if (env.VITE_STORAGE_EMULATOR) {
  const { host, port } = env.VITE_STORAGE_EMULATOR;
  connectStorageEmulator(storage, host, port);
}

/** The address that shows a picture. It opens the picture for whoever holds it: never log it. */
export async function readPictureUrl(path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
