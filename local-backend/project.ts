import { resolve } from 'node:path';

export const HOST = '127.0.0.1';

/** Where `npm start` serves the site. */
export const SITE_PORT = 5173;
export const SITE_URL = `http://${HOST}:${SITE_PORT}/`;

/** The `demo-` prefix keeps the emulators and SDKs away from every real service. */
export const PROJECT_ID = 'demo-lively';
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;

export const ROOT = resolve(import.meta.dirname, '..');
/** Logs of the last run of each backend. */
export const LOGS = resolve(ROOT, 'node_modules/.cache/lively');
