import { z } from 'zod';

const answerSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({
    error: z.object({ status: z.string(), message: z.string(), details: z.optional(z.unknown()) }),
  }),
]);

/** Calls a callable function as its wire protocol says, with no client library between. */
export async function callFunction(
  url: string,
  call: { readonly data: unknown; readonly idToken?: string },
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(call.idToken !== undefined && { authorization: `Bearer ${call.idToken}` }),
    },
    body: JSON.stringify({ data: call.data }),
  });
  const answer = answerSchema.parse(await response.json());
  return 'error' in answer
    ? { status: answer.error.status, message: answer.error.message, details: answer.error.details }
    : { status: 'OK', result: answer.result };
}
