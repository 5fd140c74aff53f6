import { z } from 'zod/mini';

const nonEmpty = z.string().check(z.minLength(1));

/** The address of an emulator, such as `127.0.0.1:9099`. */
const address = z.pipe(
  z.string().check(z.regex(/^[\w.-]+:\d+$/)),
  z.transform((value) => new URL(`http://${value}`)),
);

/** The site's variables. Terraform writes an empty text for an optional one that is off. */
export const envSchema = z.object({
  VITE_FIREBASE_PROJECT_ID: nonEmpty,
  VITE_FIREBASE_API_KEY: nonEmpty,
  VITE_FIREBASE_APP_ID: nonEmpty,
  VITE_FIREBASE_STORAGE_BUCKET: nonEmpty,
  VITE_REPORT_URL: z.optional(z.string().check(z.regex(/^(https?:\/\/\S+)?$/))),
  /** The reCAPTCHA Enterprise site key. The site of the emulators has none: they do not support App Check. */
  VITE_APP_CHECK_SITE_KEY: z.optional(z.string()),
  VITE_AUTH_EMULATOR: z.optional(address),
  VITE_FIRESTORE_EMULATOR: z.optional(address),
  VITE_FUNCTIONS_EMULATOR: z.optional(address),
  VITE_STORAGE_EMULATOR: z.optional(address),
});

export type Env = z.infer<typeof envSchema>;

/**
 * Parses the site's configuration. The build does the same, so that it fails early.
 *
 * @throws an error that names the missing or wrong variables
 */
export function parseEnv(raw: Record<string, unknown>): Env {
  const parsed = envSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
  throw new Error(`Missing or wrong environment variables: ${names.join(', ')} (see .env.example)`);
}
