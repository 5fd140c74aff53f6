import { randomUUID } from 'node:crypto';
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { HOST } from '../../local-backend/project';
import { testPorts } from './ports';
import type { Project } from './project';
import { type Claims, unsignedToken } from './tokens';

/** A visitor without an account has no uid. */
export type Caller = {
  readonly uid?: string;
  /** Claims of the token besides the standard ones. */
  readonly claims?: Claims;
};

/** The web SDKs of a caller. */
export type Client = { readonly db: Firestore; readonly storage: FirebaseStorage };

/** Error codes of the SDKs for a denial by the rules. */
const DENIALS = ['permission-denied', 'storage/unauthorized', 'storage/unauthenticated'];

// The SDK would log every expected denial as an error.
setLogLevel('silent');

/** Connects the web SDKs to the emulators, which accept an unsigned token of any account. */
export function connect(target: Project['target'], { uid, claims }: Caller): Client {
  const app = initializeApp(target, randomUUID());
  const client = { db: getFirestore(app), storage: getStorage(app) };
  const token =
    uid === undefined ? {} : { mockUserToken: unsignedToken(target.projectId, uid, claims) };
  connectFirestoreEmulator(client.db, HOST, testPorts.firestore, token);
  connectStorageEmulator(client.storage, HOST, testPorts.storage, token);
  return client;
}

/** Whether the rules allowed a request of the web SDKs. */
export async function isAllowed(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    if (DENIALS.includes(error.code)) return false;
    // The rules allowed a request for an object that does not exist.
    if (error.code === 'storage/object-not-found') return true;
    throw error;
  }
}
