import { z } from 'zod/mini';

const providerError = z.object({ code: z.string().check(z.regex(/^[a-z-]+\/[a-z-]+$/)) });

const functionError = z.object({ details: z.object({ call: z.string().check(z.maxLength(40)) }) });

/**
 * Firebase's error code without the service (`wrong-password`, `already-exists`), or `unknown`.
 * Only the code leaves this folder, because error messages can quote user input.
 */
export function failureCode(error: unknown): string {
  const parsed = providerError.safeParse(error);
  return parsed.success ? parsed.data.code.replace(/^.*\//, '') : 'unknown';
}

/** The id of a failed call in the function's log; undefined for other failures. */
export function failedCall(error: unknown): string | undefined {
  return functionError.safeParse(error).data?.details.call;
}
