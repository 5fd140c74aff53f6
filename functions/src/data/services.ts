import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

export type Bucket = ReturnType<Storage['bucket']>;
export type File = ReturnType<Bucket['file']>;

/** What holds the data of users: their accounts, their documents and their pictures. */
export type Services = {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: Bucket;
};
