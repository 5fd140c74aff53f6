import { initializeApp } from 'firebase/app';
import { parseEnv } from './env';

export const env = parseEnv(import.meta.env);

export const app = initializeApp({
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  apiKey: env.VITE_FIREBASE_API_KEY,
  appId: env.VITE_FIREBASE_APP_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
});
