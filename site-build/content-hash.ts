import { createHash } from 'node:crypto';

/** Eight characters for the name of a file that browsers cache forever. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
