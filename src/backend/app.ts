import { initializeApp } from 'firebase/app';
import { report } from '../reporting/report';
import { appCheckSiteKey, type Env, parseEnv } from './env';

export const env = parseEnv(import.meta.env);

export const app = initializeApp({
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  apiKey: env.VITE_FIREBASE_API_KEY,
  appId: env.VITE_FIREBASE_APP_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
});

// Awaited here, because calls that start before App Check send no token. The direct check of the
// variable lets the build remove App Check when there is no key.
const siteKey = appCheckSiteKey(env);
if (import.meta.env.VITE_APP_CHECK_SITE_KEY && siteKey) {
  await import('./app-check')
    .then(({ startAppCheck }) => startAppCheck(app, siteKey))
    // Without App Check, the site works as long as the services do not enforce it.
    .catch((error: unknown) =>
      report({ kind: 'failure', what: 'start App Check', code: 'unavailable' }, error),
    );
}

const originOf = (emulator: Env['VITE_AUTH_EMULATOR'], host: string) =>
  emulator ? `http://${emulator.host}:${emulator.port}` : `https://${host}`;

/**
 * Opens the connections that a submitted form needs, which saves half a second on a slow phone.
 * Browsers close unused connections after some seconds, and do not open one twice.
 */
export function openConnections(): void {
  const origins = [
    originOf(env.VITE_AUTH_EMULATOR, 'identitytoolkit.googleapis.com'),
    originOf(env.VITE_FIRESTORE_EMULATOR, 'firestore.googleapis.com'),
  ];
  for (const href of origins) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preconnect', href, crossOrigin: '' });
    document.head.append(link);
    link.remove();
  }
}
