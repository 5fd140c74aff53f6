import { z } from 'zod/mini';

const providerError = z.object({ code: z.string().check(z.regex(/^[a-z-]+\/[a-z-]+$/)) });

/**
 * The provider's code of a failed call without its service (`wrong-password`, `already-exists`),
 * or `unknown`. Nothing else of an error leaves this folder: messages can quote what was sent.
 */
export function failureCode(error: unknown): string {
  const parsed = providerError.safeParse(error);
  return parsed.success ? parsed.data.code.replace(/^.*\//, '') : 'unknown';
}
