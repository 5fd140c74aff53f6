import { z } from 'zod';

const claimsSchema = z.looseObject({
  sub: z.string().optional(),
  user_id: z.string().optional(),
});

/**
 * The caller's identity as an unsigned token for the project with the ruleset.
 *
 * @param token the caller's ID token
 * @returns undefined when the token has no user id, which counts as not signed in
 */
export function tokenFor(projectId: string, token: string): string | undefined {
  const claims = claimsOf(token);
  const uid = claims?.user_id ?? claims?.sub;
  if (!claims || uid === undefined) return undefined;
  const { iss, aud, iat, exp, sub, user_id, ...rest } = claims;
  return unsignedToken(projectId, uid, rest);
}

function claimsOf(token: string): z.infer<typeof claimsSchema> | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    return claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** An unsigned ID token, which only emulators of the same project accept. */
export function unsignedToken(
  projectId: string,
  uid: string,
  claims: Readonly<Record<string, unknown>> = {},
): string {
  const now = Math.floor(Date.now() / 1_000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    ...claims,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
