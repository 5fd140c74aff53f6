import { initializeApp } from 'firebase/app';
import { report } from '../reporting/report';
import { parseEnv } from './env';
import { withTimeout } from './timeout';

export const env = parseEnv(import.meta.env);

export const app = initializeApp({
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  apiKey: env.VITE_FIREBASE_API_KEY,
  appId: env.VITE_FIREBASE_APP_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
});

// Not from `env`, so that a build without a key contains no code of App Check.
const siteKey: string | undefined = import.meta.env.VITE_APP_CHECK_SITE_KEY;

/** Resolves when calls to Firebase may begin: with a token of App Check, or after it has failed to start. */
export const appCheckSettled: Promise<void> =
  siteKey && !import.meta.env.SSR ? settleAppCheck(siteKey) : Promise.resolve();

async function settleAppCheck(key: string): Promise<void> {
  try {
    const { startAppCheck } = await withTimeout(import('./app-check'));
    await startAppCheck(app, key);
  } catch (error) {
    // Without App Check, the site works as long as the services do not enforce it.
    report({ kind: 'failure', what: 'start App Check', code: 'unavailable' }, error);
  }
}

/**
 * Opens the connections that a submitted form needs, which saves half a second on a slow phone. Can be called again:
 * browsers close unused connections after some seconds, and do not open a second one while the first is open.
 */
export function openConnections(): void {
  const origins = [
    env.VITE_AUTH_EMULATOR?.origin ?? 'https://identitytoolkit.googleapis.com',
    env.VITE_FIRESTORE_EMULATOR?.origin ?? 'https://firestore.googleapis.com',
  ];
  for (const href of origins) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preconnect', href, crossOrigin: '' });
    // The browser connects on insertion, and does not need the element any longer.
    document.head.append(link);
    link.remove();
  }
}
