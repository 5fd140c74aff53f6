import { GrpcStatus } from 'firebase-admin/firestore';
import { z } from 'zod/mini';

/** Codes of Node (`ECONNRESET`) and Firebase (`storage/unknown`), which contain no user data. */
const WORD = /^([A-Z][A-Z0-9_]*|[a-z/-]+)$/;
const errorSchema = z.object({ code: z.union([z.int(), z.string().check(z.regex(WORD))]) });

/**
 * An error's code, which the log may contain and which tells expected failures apart: the name of a gRPC status (Firestore), the number of an HTTP status
 * (Storage) or a string code; `unknown` when there is none.
 */
export function errorCode(error: unknown): string {
  const { data } = errorSchema.safeParse(error);
  if (!data) return 'unknown';
  if (typeof data.code === 'string') return data.code;
  const status: string | undefined = GrpcStatus[data.code];
  return status?.toLowerCase().replaceAll('_', '-') ?? String(data.code);
}
