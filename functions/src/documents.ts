import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { USERS } from '../../src/shared/user-document';

export const users = (firestore: Firestore): CollectionReference => firestore.collection(USERS);

/** The reservations: one document per username, with the UID of the user who holds it. */
export const reservations = (firestore: Firestore): CollectionReference =>
  firestore.collection('usernames');

/** The reservation of one username. */
export const reservation = (firestore: Firestore, username: string): DocumentReference =>
  reservations(firestore).doc(reservationId(username));

/** Prefixed with an @, because Firestore rejects ids like `__jane__`, which is a valid username. */
export const reservationId = (username: string) => `@${username}`;

/**
 * The tombstone of a deleted account. The account's ID token stays valid for up to an hour, so a
 * claim could otherwise create a document that nothing removes. The claim's commit requires that
 * there is no tombstone, so a deletion cannot slip in between a check and the commit.
 */
export const tombstoneOf = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.collection('deletedAccounts').doc(uid);

/** Whether Firestore accepts a uid as a document id. Only an operator can create other uids. */
export const isDocumentId = (uid: string) => /^(?!\.{1,2}$|__.*__$)[^/]{1,128}$/.test(uid);
