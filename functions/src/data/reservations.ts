import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
} from 'firebase-admin/firestore';

/** The reservations: one document per username, with the uid of the user who holds it as `UID`. */
export const reservations = (firestore: Firestore): CollectionReference =>
  firestore.collection('usernames');

/** The reservation of one username. */
export const reservation = (firestore: Firestore, username: string): DocumentReference =>
  reservations(firestore).doc(reservationId(username));

/** Prefixed with an @, because Firestore rejects ids like `__jane__`, which is a valid username. */
export const reservationId = (username: string) => `@${username}`;

/** The reservations that a user holds. */
export const reservationsOf = (firestore: Firestore, uid: string): Query =>
  reservations(firestore).where('UID', '==', uid);
