import { initializeApp } from 'firebase/app';
import { report } from '../reporting/report';
import { parseEnv } from './env';

export const env = parseEnv(import.meta.env);

export const app = initializeApp({
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  apiKey: env.VITE_FIREBASE_API_KEY,
  appId: env.VITE_FIREBASE_APP_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
});

// Not from `env`, so that a build without a key contains no code of App Check.
const siteKey: string | undefined = import.meta.env.VITE_APP_CHECK_SITE_KEY;
if (siteKey) {
  // Awaited, because calls that start before App Check send no token.
  await import('./app-check')
    .then(({ startAppCheck }) => startAppCheck(app, siteKey))
    // Without App Check, the site works as long as the services do not enforce it.
    .catch((error: unknown) =>
      report({ kind: 'failure', what: 'start App Check', code: 'unavailable' }, error),
    );
}
