import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** The reservations: one document a username, with the UID of the person who has it. */
export function reservations(firestore: Firestore): CollectionReference {
  return firestore.collection('usernames');
}

/** The reservation of one username. */
export function reservation(firestore: Firestore, username: string): DocumentReference {
  return reservations(firestore).doc(reservationId(username));
}

/** Firestore refuses ids like `__x__`, and `__jane__` is a username: no id with an @ is like that. */
export function reservationId(username: string): string {
  return `@${username}`;
}
