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
import type { Person } from '../claims';

/** Firestore as a browser sees it the usual way, of a project whose rules let everything through. */
export function clientFirestore(projectId: string, address: string): Firestore {
  const firestore = getFirestore(initializeApp({ projectId }, projectId));
  const { hostname, port } = new URL(`http://${address}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
  return firestore;
}

/** Asks whether the name is free, then takes it. Two people can both be told that it is. */
export async function queryThenSet(firestore: Firestore, person: Person, username: string) {
  const users = collection(firestore, 'users');
  const held = await getDocs(query(users, where('username', '==', username)));
  if (!held.empty) return false;
  const document = newUserDocument({
    name: 'Jane',
    username,
    UID: person.uid,
    email: person.email,
  });
  await setDoc(doc(users, person.uid), document);
  return true;
}
