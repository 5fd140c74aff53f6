import { z } from 'zod';

const envSchema = z.object({
  GCLOUD_PROJECT: z.string(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  FIRESTORE_EMULATOR_HOST: z.string(),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
  FUNCTIONS_EMULATOR_HOST: z.string(),
});

/** The hosts of the running emulators, set by the test command. */
export function emulators() {
  const env = envSchema.parse(process.env);
  return {
    projectId: env.GCLOUD_PROJECT,
    auth: env.FIREBASE_AUTH_EMULATOR_HOST,
    firestore: env.FIRESTORE_EMULATOR_HOST,
    storage: env.FIREBASE_STORAGE_EMULATOR_HOST,
    functions: env.FUNCTIONS_EMULATOR_HOST,
  };
}
