import { z } from 'zod/mini';
import { originsSchema, siteOrigins } from './origins';

const flag = z.pipe(
  z._default(z.enum(['true', 'false']), 'false'),
  z.transform((value) => value === 'true'),
);

const envSchema = z.object({
  FUNCTIONS_EMULATOR: flag,
  /** The only function that a deployed process serves; unset while a deploy lists all functions. */
  FUNCTION_TARGET: z.optional(z.string()),
  GCLOUD_PROJECT: z._default(z.string(), ''),
  /** Origins besides Hosting's own that may call the functions. */
  SITE_ORIGINS: originsSchema,
  ENFORCE_APP_CHECK: flag,
  /** Deploys the collector of browsers' reports. */
  COLLECT_REPORTS: flag,
  MIN_INSTANCES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 0),
});

/** The deploy parameters (functions/.env.PROJECT), checked once when the process starts. */
const env = envSchema.parse(process.env);

export const isEmulated = env.FUNCTIONS_EMULATOR;

const LOCAL_ORIGIN = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;

/** The origins that may call the functions from a browser (CORS). */
export const origins: (string | RegExp)[] = isEmulated
  ? [LOCAL_ORIGIN]
  : siteOrigins(env.GCLOUD_PROJECT, env.SITE_ORIGINS);

/** Never enforced in the emulators, which do not support App Check. */
export const enforceAppCheck = env.ENFORCE_APP_CHECK && !isEmulated;

export const collectsReports = env.COLLECT_REPORTS;

export const minInstances = env.MIN_INSTANCES;

export const functionTarget = env.FUNCTION_TARGET;
