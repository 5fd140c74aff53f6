import { type App, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import firebaseJson from '../firebase.json' with { type: 'json' };
import type { Services } from '../functions/src/data/services';

const { auth, firestore, storage } = firebaseJson.emulators;

/** The variables that connect the Admin SDK to emulators, with the addresses of `npm start`. */
const EMULATORS = {
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth.port}`,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${storage.port}`,
};
/** The Admin SDK sets the last one, if it has no value, from FIREBASE_STORAGE_EMULATOR_HOST. */
const EMULATOR_VARIABLES = [...Object.keys(EMULATORS), 'STORAGE_EMULATOR_HOST'];

/**
 * Initializes the Admin SDK for a project. An id that starts with `demo-` uses the emulators, at
 * the addresses in the environment or those of `npm start`; any other project is real.
 *
 * @param bucketName the bucket of the pictures, unless it has the default name
 * @throws Error when the environment would connect a real project to an emulator
 */
export function initializeProject(projectId: string, bucketName?: string): App {
  const isLocal = projectId.startsWith('demo-');
  const definedVariables = EMULATOR_VARIABLES.filter((name) => process.env[name]);
  if (!isLocal && definedVariables.length > 0) {
    throw new Error(`${projectId} is real: unset ${definedVariables.join(', ')}.`);
  }
  // Outside of Google, the Admin SDK would warn that it finds no metadata server.
  const local = { ...EMULATORS, METADATA_SERVER_DETECTION: 'none' };
  // Without this variable, Firebase Auth rejects the credentials of `gcloud auth` with 403.
  const real = { GOOGLE_CLOUD_QUOTA_PROJECT: projectId };
  const defaults = isLocal ? local : real;
  for (const [name, value] of Object.entries(defaults)) process.env[name] ||= value;
  // Local buckets have Firebase's older domain, as in .env.development.
  const bucketDomain = isLocal ? 'appspot.com' : 'firebasestorage.app';
  const storageBucket = bucketName ?? `${projectId}.${bucketDomain}`;
  return initializeApp({ projectId, storageBucket });
}

/** The services of a project, with its default database and the bucket of the pictures. */
export function servicesOf(app: App): Services {
  return { auth: getAuth(app), firestore: getFirestore(app), bucket: getStorage(app).bucket() };
}
