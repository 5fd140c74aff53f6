import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { USERS, type UserRecord, userRecordSchema } from '../shared/user-document';
import { app, env } from './app';

// The SDK's own lines quote addresses and ids of people. What goes wrong is told by report().
setLogLevel('silent');

const firestore = getFirestore(app);
if (env.VITE_FIRESTORE_EMULATOR) {
  const { host, port } = env.VITE_FIRESTORE_EMULATOR;
  connectFirestoreEmulator(firestore, host, port);
}

/** The person's record, or null while there is none: the sign-up is not finished. */
export async function readUserRecord(uid: string): Promise<UserRecord | null> {
  const snapshot = await getDoc(doc(firestore, USERS, uid));
  return snapshot.exists() ? userRecordSchema.parse(snapshot.data()) : null;
}
