import { z } from 'zod';

const responseSchema = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(
    z.object({ status: z.string(), message: z.string(), details: z.optional(z.unknown()) }),
  ),
});

/** Sends a raw body to a function, as JSON unless the headers name another type. */
export const post = (url: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

/** Calls a callable function over its HTTP protocol, without the client SDK. */
export async function callFunction(
  url: string,
  { data, idToken }: { readonly data: unknown; readonly idToken?: string },
) {
  const response = await post(url, JSON.stringify({ data }), {
    // The server may close an idle connection at the moment when a request reuses it.
    connection: 'close',
    ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
  });
  const { error, result } = responseSchema.parse(await response.json());
  return { ...error, status: error?.status ?? 'OK', result };
}

/** Calls the function that claims a username. */
export const claim = (url: string, idToken: string, username: string) =>
  callFunction(url, { data: { name: 'Jane', username }, idToken });
