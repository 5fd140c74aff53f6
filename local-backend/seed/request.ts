/**
 * Sends a request of the seed.
 *
 * @param what what the request does, for the error
 * @returns the parsed answer
 * @throws Error with the status and the answer when it is refused
 */
export async function send(what: string, url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`The seed could not ${what}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** A JSON request, signed by the user whose ID token is given. */
export function json(method: string, body: unknown, idToken?: string): RequestInit {
  return {
    method,
    headers: {
      'content-type': 'application/json',
      ...(idToken === undefined ? {} : { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify(body),
  };
}
