/**
 * Sends a request of the seed.
 *
 * @param what a verb phrase that completes 'The seed could not …', for the error
 * @returns the parsed response
 * @throws Error with the status and the body when the request fails
 */
export async function send(what: string, url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`The seed could not ${what}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** A JSON request, authenticated with the ID token if there is one. */
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
