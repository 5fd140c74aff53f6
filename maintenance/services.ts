import { readFileSync } from 'node:fs';
import { type App, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { z } from 'zod';
import type { Services } from '../functions/src/data/services';

const portSchema = z.object({ port: z.int() });
const configSchema = z.object({
  emulators: z.object({ auth: portSchema, firestore: portSchema, storage: portSchema }),
});

/** The variables that connect the Admin SDK to emulators, with the addresses of `npm start`. */
function emulatorVariables(): Record<string, string> {
  const { auth, firestore, storage } = configSchema.parse(
    JSON.parse(readFileSync('firebase.json', 'utf8')),
  ).emulators;
  return {
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth.port}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${storage.port}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${storage.port}`,
  };
}

/**
 * Initializes the Admin SDK for a project. An id that starts with `demo-` uses the emulators, at the
 * addresses in the environment or those of `npm start`; any other project is real.
 *
 * @param bucketName the bucket of the pictures, unless it has the default name
 * @throws Error when the environment would connect a real project to an emulator
 */
export function initializeProject(projectId: string, bucketName?: string): App {
  const isLocal = projectId.startsWith('demo-');
  const emulators = emulatorVariables();
  const set = Object.keys(emulators).filter((name) => process.env[name]);
  if (!isLocal && set.length > 0) throw new Error(`${projectId} is real: unset ${set.join(', ')}.`);
  const local = { ...emulators, METADATA_SERVER_DETECTION: 'none' };
  // Without it, Firebase Auth rejects the credentials of `gcloud auth` with 403.
  const real = { GOOGLE_CLOUD_QUOTA_PROJECT: projectId };
  const defaults = isLocal ? local : real;
  Object.assign(process.env, { ...defaults, ...process.env });
  const bucketDomain = isLocal ? 'appspot.com' : 'firebasestorage.app';
  const storageBucket = bucketName ?? `${projectId}.${bucketDomain}`;
  return initializeApp({ projectId, storageBucket });
}

/** The services of a project, with its default database and the bucket of the pictures. */
export function servicesOf(app: App): Services {
  return { auth: getAuth(app), firestore: getFirestore(app), bucket: getStorage(app).bucket() };
}
