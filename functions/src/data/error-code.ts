import { GrpcStatus } from 'firebase-admin/firestore';
import { z } from 'zod/mini';

/** Codes of Node (`ECONNRESET`) and Firebase (`storage/unknown`), which contain no user data. */
const CODE = /^([A-Z][A-Z0-9_]*|[a-z/-]+)$/;
const errorSchema = z.object({ code: z.union([z.int(), z.string().check(z.regex(CODE))]) });

/**
 * An error's code: the name of a gRPC status (Firestore), the number of an HTTP status (Storage) or
 * a string; `unknown` when there is none. The log may contain it, because it is no personal data.
 */
export function errorCode(error: unknown): string {
  const { data } = errorSchema.safeParse(error);
  if (!data) return 'unknown';
  if (typeof data.code === 'string') return data.code;
  const status: string | undefined = GrpcStatus[data.code];
  return status?.toLowerCase().replaceAll('_', '-') ?? String(data.code);
}
