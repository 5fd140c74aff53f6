import { initializeApp } from 'firebase/app';
import { appCheckSiteKey, parseEnv } from './env';
import { report } from './report';

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
    .catch(() => report('start App Check', 'unavailable'));
}
