/** Claims of a token. */
export type Claims = Readonly<Record<string, unknown>>;

/** An unsigned ID token, which only emulators of the same project accept. */
export function unsignedToken(projectId: string, uid: string, claims: Claims = {}): string {
  const now = Math.floor(Date.now() / 1_000);
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
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`;
}

/** The token with an invalid signature of the usual length, and with the id of an unknown key. */
export function withInvalidSignature(token: string, header: object = {}): string {
  const [, payload] = token.split('.');
  const signature = 'A'.repeat(342);
  return `${encoded({ alg: 'RS256', kid: 'a', typ: 'JWT', ...header })}.${payload}.${signature}`;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
