import { z } from 'zod';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/callable';

const envSchema = z.object({
  GCLOUD_PROJECT: z.string(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  FIRESTORE_EMULATOR_HOST: z.string(),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string(),
  FUNCTIONS_EMULATOR_HOST: z.string(),
});

/** The addresses of the running emulators, set by the test command. */
export function emulators() {
  const env = envSchema.parse(process.env);
  return {
    projectId: env.GCLOUD_PROJECT,
    auth: env.FIREBASE_AUTH_EMULATOR_HOST,
    firestore: env.FIRESTORE_EMULATOR_HOST,
    storage: env.FIREBASE_STORAGE_EMULATOR_HOST,
    /** The URL of the function. */
    completeSignUp: `http://${env.FUNCTIONS_EMULATOR_HOST}/${env.GCLOUD_PROJECT}/${FUNCTIONS_REGION}/${COMPLETE_SIGN_UP}`,
  };
}
