import { connectStorageEmulator, getDownloadURL, getStorage, ref } from 'firebase/storage';
import { app, env } from './app';

// The SDK retries an operation for two minutes and an upload for ten, as specified (picture.test.ts).
const storage = getStorage(app);
if (env.VITE_STORAGE_EMULATOR) {
  const { host, port } = env.VITE_STORAGE_EMULATOR;
  connectStorageEmulator(storage, host, port);
}

/** The download URL of a profile picture. It works for anyone who has it: never log it. */
export async function readPictureUrl(path: string): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
