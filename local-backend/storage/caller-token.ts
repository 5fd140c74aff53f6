import { z } from 'zod';

const claimsSchema = z.looseObject({
  sub: z.string().optional(),
  user_id: z.string().optional(),
});

/**
 * The caller's identity as an unsigned token for the project with the ruleset. Emulators accept
 * unsigned tokens.
 *
 * @param token the caller's ID token
 * @returns undefined when the token has no user id, which counts as not signed in
 */
export function tokenFor(projectId: string, token: string): string | undefined {
  const claims = claimsOf(token);
  const uid = claims?.user_id ?? claims?.sub;
  if (!claims || uid === undefined) return undefined;
  const now = Math.floor(Date.now() / 1_000);
  return unsigned({
    ...claims,
    sub: uid,
    user_id: uid,
    aud: projectId,
    iat: now,
    exp: now + 3_600,
    iss: `https://securetoken.google.com/${projectId}`,
  });
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

function unsigned(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}
