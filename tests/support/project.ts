import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll } from 'vitest';

/** Opens an empty project, because other tests leave data, and use other names and uids. */
export function openProject(name: string) {
  const projectId = `demo-${name}-${process.pid}`;
  const storageBucket = `${projectId}.appspot.com`;
  const app = initializeApp({ projectId, storageBucket }, projectId);
  afterAll(() => deleteApp(app));
  const services = {
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
  };
  return { app, target: { projectId, storageBucket }, services };
}
