import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { USERS, type UserRecord, userRecordSchema } from '../shared/user-document';
import { app, env } from './app';

// The SDK's log messages can contain personal data. Failures go to report() instead.
setLogLevel('silent');

const firestore = getFirestore(app);
const emulator = env.VITE_FIRESTORE_EMULATOR;
if (emulator) connectFirestoreEmulator(firestore, emulator.hostname, Number(emulator.port));

/** The user's record; null until the sign-up is completed. */
export async function readUserRecord(uid: string): Promise<UserRecord | null> {
  const snapshot = await getDoc(doc(firestore, USERS, uid));
  return snapshot.exists() ? userRecordSchema.parse(snapshot.data()) : null;
}
