import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { backendEnv } from '../local-backend/environment';
import { defaultPorts } from '../local-backend/ports';
import type { Services } from './snapshot';

/** The variables that connect the Admin SDK to emulators. Only one of them would mix projects. */
const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
  'STORAGE_EMULATOR_HOST',
];

/**
 * The services of a project. An id that starts with `demo-` uses the emulators, at the addresses in
 * the environment or those of `npm start`; any other project is real.
 *
 * @throws Error when the environment would connect a real project to an emulator
 */
export function servicesOf(projectId: string, bucketName: string | undefined): Services {
  const isLocal = projectId.startsWith('demo-');
  const set = EMULATORS.filter((name) => process.env[name]);
  if (!isLocal && set.length > 0) throw new Error(`${projectId} is real: unset ${set.join(', ')}.`);
  if (isLocal) {
    const local = { ...backendEnv(defaultPorts(), false), METADATA_SERVER_DETECTION: 'none' };
    Object.assign(process.env, { ...local, ...process.env });
  }
  const storageBucket =
    bucketName ?? `${projectId}.${isLocal ? 'appspot.com' : 'firebasestorage.app'}`;
  const app = initializeApp({ projectId, storageBucket });
  return { auth: getAuth(app), firestore: getFirestore(app), bucket: getStorage(app).bucket() };
}
