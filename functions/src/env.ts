import { z } from 'zod/mini';

const flag = z._default(z.stringbool(), false);

/** An origin as browsers send it, without a slash at its end. */
export const originSchema = z
  .string()
  .check(
    z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'Must be an origin such as https://example.com.'),
  );

export const envSchema = z.object({
  FUNCTIONS_EMULATOR: flag,
  /** The only function that a deployed process serves; unset while a deploy lists all functions. */
  FUNCTION_TARGET: z.optional(z.string()),
  GCLOUD_PROJECT: z._default(z.string(), ''),
  /** Another origin than Hosting's own that may call the functions. The default matches none. */
  SITE_ORIGIN: z._default(originSchema, ''),
  ENFORCE_APP_CHECK: flag,
  /** Deploys the collector of browsers' reports. */
  COLLECT_REPORTS: flag,
  MIN_INSTANCES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 0),
});

/** The deploy parameters (functions/.env.PROJECT) and the platform's variables, checked once. */
export const env = envSchema.parse(process.env);

const LOCAL_ORIGIN = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;

/** The origins that may call the functions from a browser (CORS). */
export const origins: (string | RegExp)[] = env.FUNCTIONS_EMULATOR
  ? [LOCAL_ORIGIN]
  : [env.SITE_ORIGIN, ...hostingOrigins(env.GCLOUD_PROJECT)];

/** Hosting's two domains, and its preview channels. */
export function hostingOrigins(project: string): (string | RegExp)[] {
  return [
    `https://${project}.web.app`,
    `https://${project}.firebaseapp.com`,
    new RegExp(`^https://${project}--[a-z0-9-]+\\.web\\.app$`),
  ];
}
