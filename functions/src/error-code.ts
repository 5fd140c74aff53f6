import type { FunctionsErrorCode } from 'firebase-functions/v2/https';
import { z } from 'zod/mini';

/** gRPC's statuses, each at its number, by the names that HttpsError has for them. */
const GRPC_STATUSES = [
  'ok',
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
  'unauthenticated',
] as const satisfies readonly FunctionsErrorCode[];

const withNumber = z.object({ code: z.int() });
/** Codes of Node (`ECONNRESET`) and of Firebase (`storage/unknown`): words, with nobody's data in them. */
const withWord = z.object({ code: z.string().check(z.regex(/^([A-Z][A-Z0-9_]*|[a-z/-]+)$/)) });

/**
 * What an error's code says, fit for a log: the name of a gRPC status, which Firestore's errors
 * have, the number of an HTTP status, which Storage's have, or a word; `unknown` without any.
 */
export function errorCode(error: unknown): string {
  const { data: numbered } = withNumber.safeParse(error);
  if (numbered) return GRPC_STATUSES[numbered.code] ?? String(numbered.code);
  return withWord.safeParse(error).data?.code ?? 'unknown';
}
