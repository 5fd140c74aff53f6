import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/** What Google's script leaves on the page (its own types are another dependency). */
declare global {
  interface Window {
    grecaptcha?: { enterprise?: { ready(callback: () => void): void } };
  }
}

const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';
const TIMEOUT_MS = 5000;

/**
 * From here on, every call of Auth, Firestore, Storage and the functions carries a token.
 *
 * reCAPTCHA is loaded here and not by the SDK: that one waits for ever, and every call with it,
 * where a blocker or a firewall keeps the script away.
 *
 * @throws when reCAPTCHA cannot be had in time; should it come later, later calls carry a token
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const started = loadReCaptcha().then(() => {
    const provider = new ReCaptchaEnterpriseProvider(siteKey);
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  });
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA is late')), TIMEOUT_MS);
  });
  await Promise.race([started, tooLate]);
}

function loadReCaptcha(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: RECAPTCHA, async: true });
    script.addEventListener('error', () => reject(new Error('reCAPTCHA is blocked')));
    // What it loads itself may be kept away too: ready is when that is there.
    script.addEventListener('load', () => window.grecaptcha?.enterprise?.ready(resolve));
    document.head.append(script);
  });
}
