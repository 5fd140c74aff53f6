import { initializeApp } from 'firebase/app';
import { report } from '../reporting/report';
import { appCheckSiteKey, parseEnv } from './env';

export const env = parseEnv(import.meta.env);

export const app = initializeApp({
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  apiKey: env.VITE_FIREBASE_API_KEY,
  appId: env.VITE_FIREBASE_APP_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
});

// Here, and waited for: a service that is asked before App Check has started sends no token. The
// variable itself is asked too, because the build sees through that: without a key it leaves out
// all of App Check.
const siteKey = appCheckSiteKey(env);
if (import.meta.env.VITE_APP_CHECK_SITE_KEY && siteKey !== undefined) {
  await import('./app-check')
    .then(({ startAppCheck }) => startAppCheck(app, siteKey))
    // Without, the site works for as long as nothing insists on tokens.
    .catch(() => report({ kind: 'failure', what: 'start App Check', code: 'unavailable' }));
}

/** Where a form leads: who is here, and what is known of them. */
const HOSTS = [
  env.VITE_AUTH_EMULATOR ?? { host: 'identitytoolkit.googleapis.com' },
  env.VITE_FIRESTORE_EMULATOR ?? { host: 'firestore.googleapis.com' },
];

/**
 * Opens the connections that a sent form needs: on a slow phone that is half a second which the
 * person does not wait for. Browsers close unused ones after some seconds, and open none twice.
 */
export function openConnections(): void {
  for (const address of HOSTS) {
    const origin =
      'port' in address ? `http://${address.host}:${address.port}` : `https://${address.host}`;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preconnect', href: origin, crossOrigin: '' });
    document.head.append(link);
    link.remove();
  }
}
