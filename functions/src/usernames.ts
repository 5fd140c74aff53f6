import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** The reservations: one document per username, with the UID of the user who holds it. */
export function reservations(firestore: Firestore): CollectionReference {
  return firestore.collection('usernames');
}

/** The reservation of one username. */
export function reservation(firestore: Firestore, username: string): DocumentReference {
  return reservations(firestore).doc(reservationId(username));
}

/** Prefixed with an @, because Firestore rejects ids like `__jane__`, which is a valid username. */
export function reservationId(username: string): string {
  return `@${username}`;
}
