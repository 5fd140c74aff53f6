import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';

/**
 * Requests an API of Google.
 *
 * @param project pays for the request
 * @param token the access token; by default, of the operator who is logged in with `gcloud auth`
 * @returns the response, or undefined when there is nothing at the URL
 * @throws Error with Google's message when it refuses the request
 */
export async function requestGoogle(
  project: string,
  url: string,
  options: Pick<RequestInit, 'method' | 'body'> = {},
  token?: string,
): Promise<unknown> {
  const bearer = token ?? (await applicationDefault().getAccessToken()).access_token;
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    'x-goog-user-project': project,
  };
  const response = await fetch(url, { ...options, headers });
  if (response.status === 404) return undefined;
  const body: unknown = await response.json();
  if (response.ok) return body;
  const { data } = errorSchema.safeParse(body);
  throw new Error(`${url}: ${response.status} ${data?.error.message ?? ''}`);
}

const errorSchema = z.object({ error: z.object({ message: z.string() }) });
