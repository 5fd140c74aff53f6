import { randomUUID } from 'node:crypto';
import { servicesOf } from '../../maintenance/services';
import { newUserDocument, PICTURES, type UserDocument } from '../../src/shared/user-document';
import { openApp } from './records';

/** What tests store in a project. */
export type ProjectData = {
  /** Documents by uid. */
  readonly users?: Readonly<Record<string, object>>;
  /** The uid in each reservation, by username; null if it names no user. */
  readonly reservations?: Readonly<Record<string, string | null>>;
  /** Paths in the folder of all pictures. */
  readonly pictures?: readonly string[];
  /** The uids of the accounts. */
  readonly accounts?: readonly string[];
};

/** The document of a user, with other values in some fields. The username is the uid by default. */
export const userOf = (uid: string, fields: Partial<UserDocument> = {}) => ({
  ...newUserDocument({ name: 'Jane', username: uid, UID: uid, email: `${uid}@example.com` }),
  ...fields,
});

export type Project = ReturnType<typeof openProject>;

/** Opens an empty project, for tests that read all of it: the shared one has other tests' data. */
export function openProject(name: string) {
  const projectId = `demo-${name}-${randomUUID().slice(0, 8)}`;
  const app = openApp(projectId);
  const services = servicesOf(app);
  const { auth, firestore, bucket } = services;
  return {
    app,
    target: { projectId, storageBucket: bucket.name },
    services,
    /** Stores data. The email of an account is its uid at example.com. */
    async seed({ users = {}, reservations = {}, pictures = [], accounts = [] }: ProjectData) {
      await Promise.all([
        ...Object.entries(users).map(([uid, user]) => firestore.doc(`users/${uid}`).set(user)),
        ...Object.entries(reservations).map(([username, uid]) =>
          firestore.doc(`usernames/@${username}`).set({ UID: uid }),
        ),
        ...accounts.map((uid) => auth.createUser({ uid, email: `${uid}@example.com` })),
        ...pictures.map((path) => bucket.file(PICTURES + path).save('picture')),
      ]);
    },
    /** Reads all documents and pictures of the project. */
    async stored() {
      const { docs: users } = await firestore.collection('users').get();
      const { docs: reserved } = await firestore.collection('usernames').get();
      const [files] = await bucket.getFiles({ prefix: PICTURES });
      return {
        users: Object.fromEntries(users.map((doc) => [doc.id, doc.data()])),
        reservations: Object.fromEntries(reserved.map((doc) => [doc.id.slice(1), doc.get('UID')])),
        pictures: files.map((file) => file.name.slice(PICTURES.length)),
      };
    },
  };
}
