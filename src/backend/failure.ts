import { z } from 'zod/mini';

const providerError = z.object({ code: z.string().check(z.regex(/^[a-z-]+\/[a-z-]+$/)) });

const functionError = z.object({ details: z.object({ call: z.string().check(z.maxLength(40)) }) });

/**
 * The provider's code of a failed call without its service (`wrong-password`, `already-exists`),
 * or `unknown`. Nothing else of an error leaves this folder: messages can quote what was sent.
 */
export function failureCode(error: unknown): string {
  const parsed = providerError.safeParse(error);
  return parsed.success ? parsed.data.code.replace(/^.*\//, '') : 'unknown';
}

/** The id that the function's log has for a failed call, if the failure came from there. */
export function failedCall(error: unknown): string | undefined {
  return functionError.safeParse(error).data?.details.call;
}
