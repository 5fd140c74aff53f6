import type { FunctionsErrorCode } from 'firebase-functions/v2/https';
import { z } from 'zod/mini';

/** HttpsError's names for gRPC's status codes; the index is the code. */
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
/** Codes of Node (`ECONNRESET`) and Firebase (`storage/unknown`), which contain no user data. */
const withWord = z.object({ code: z.string().check(z.regex(/^([A-Z][A-Z0-9_]*|[a-z/-]+)$/)) });

/**
 * An error's code for the log: the name of a gRPC status (Firestore), the number of an HTTP status
 * (Storage) or a string code; `unknown` when there is none.
 */
export function errorCode(error: unknown): string {
  const { data: numbered } = withNumber.safeParse(error);
  if (numbered) return GRPC_STATUSES[numbered.code] ?? String(numbered.code);
  return withWord.safeParse(error).data?.code ?? 'unknown';
}
