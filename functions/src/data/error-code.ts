import { GrpcStatus } from 'firebase-admin/firestore';
import { z } from 'zod/mini';

const withNumber = z.object({ code: z.int() });
/** Codes of Node (`ECONNRESET`) and Firebase (`storage/unknown`), which contain no user data. */
const withWord = z.object({ code: z.string().check(z.regex(/^([A-Z][A-Z0-9_]*|[a-z/-]+)$/)) });

/**
 * An error's code for the log: the name of a gRPC status (Firestore), the number of an HTTP status
 * (Storage) or a string code; `unknown` when there is none.
 */
export function errorCode(error: unknown): string {
  const { data: numbered } = withNumber.safeParse(error);
  if (!numbered) return withWord.safeParse(error).data?.code ?? 'unknown';
  const { code } = numbered;
  const name: string | undefined = GrpcStatus[code];
  return name?.toLowerCase().replaceAll('_', '-') ?? String(code);
}
