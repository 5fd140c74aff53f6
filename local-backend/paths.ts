import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
export const FIREBASE_JSON = resolve(ROOT, 'firebase.json');
export const FIRESTORE_RULES = resolve(ROOT, 'firestore.rules');
export const STORAGE_RULES = resolve(ROOT, 'storage.rules');
/** Logs of the last run of each backend. */
export const LOGS = resolve(ROOT, 'node_modules/.cache/lively');
