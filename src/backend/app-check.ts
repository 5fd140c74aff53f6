import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** The global that Google's script defines. Its official types would be another dependency. */
declare global {
  interface Window {
    grecaptcha?: { enterprise?: { ready(callback: () => void): void } };
  }
}

const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
const TIMEOUT_MS = 5000;

/**
 * Starts App Check: every later call to Auth, Firestore, Storage and the functions has a token.
 *
 * Loads reCAPTCHA here, because the SDK and every call through it wait forever when a blocker or
 * a firewall blocks the script.
 *
 * @throws when reCAPTCHA does not load in time; if it loads later, later calls have a token
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    function start() {
      const provider = new ReCaptchaEnterpriseProvider(siteKey);
      initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
      resolve();
    }
    const script = Object.assign(document.createElement('script'), { src: RECAPTCHA, async: true });
    script.addEventListener('error', () => reject(new Error('reCAPTCHA failed to load')));
    // A blocker may also block the script's own requests, so wait until they are done.
    script.addEventListener('load', () => window.grecaptcha?.enterprise?.ready(start));
    document.head.append(script);
    setTimeout(() => reject(new Error('reCAPTCHA timed out')), TIMEOUT_MS);
  });
}
