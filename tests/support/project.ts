import { deleteApp } from 'firebase-admin/app';
import { afterAll } from 'vitest';
import { openApp, servicesOf } from './records';

/** Opens an empty project, because other tests leave data, and use other names and uids. */
export function openProject(name: string) {
  const projectId = `demo-${name}-${process.pid}`;
  const app = openApp(projectId, projectId);
  afterAll(() => deleteApp(app));
  const services = servicesOf(app);
  return { app, target: { projectId, storageBucket: services.bucket.name }, services };
}
