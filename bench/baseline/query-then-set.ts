import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocs,
  getFirestore,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { newUserDocument } from '../../src/shared/user-document';
import type { User } from '../claims';

/** The Firestore client SDK, for a project whose rules allow everything. */
export function clientFirestore(projectId: string, address: string): Firestore {
  const firestore = getFirestore(initializeApp({ projectId }, projectId));
  const { hostname, port } = new URL(`http://${address}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
  return firestore;
}

/** Queries whether the username is free, then sets it. Two users can get it in a race. */
export async function queryThenSet(firestore: Firestore, user: User, username: string) {
  const users = collection(firestore, 'users');
  const held = await getDocs(query(users, where('username', '==', username)));
  if (!held.empty) return false;
  const document = newUserDocument({
    name: 'Jane',
    username,
    UID: user.uid,
    email: user.email,
  });
  await setDoc(doc(users, user.uid), document);
  return true;
}
