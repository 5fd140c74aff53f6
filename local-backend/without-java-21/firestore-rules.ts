import { z } from 'zod';
import { documentPath, toFirestoreFields } from './firestore-format';

const BYPASS_RULES = { authorization: 'Bearer owner' };
const HTTP_METHODS = { get: 'GET', delete: 'DELETE', create: 'PATCH', update: 'PATCH' } as const;

const metadataSchema = z.record(z.string(), z.unknown()).nullish();

/** An operation on a Storage object, as the Storage emulator passes it to the rules. */
export const operationSchema = z.object({
  method: z.enum(['get', 'create', 'update', 'delete']),
  /** `b/BUCKET/o/NAME…` */
  path: z.string(),
  /** The object's metadata before and after the operation; absent where there is no object. */
  file: z.object({ before: metadataSchema, after: metadataSchema }),
  /** The caller's ID token. The Firestore emulator accepts those of other projects. */
  token: z.string().optional(),
});

const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * Loads a project's Storage rules, translated to Firestore rules, into the Firestore emulator.
 *
 * @param address host and port of the emulator
 * @throws Error with the first error, which starts with its line, when the rules do not compile
 */
export async function loadRules(address: string, projectId: string, content: string) {
  const url = `http://${address}/emulator/v1/projects/${projectId}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'rules', content }] } });
  const response = await fetch(url, { method: 'PUT', body });
  if (response.ok) return;
  const message = await errorMessage(response);
  throw new Error(/^L\d.*/m.exec(message)?.[0] ?? message);
}

/**
 * Whether the translated rules of a project allow an operation. Calls for one object must not
 * overlap, because each first sets up the document that represents it.
 *
 * @throws Error when the emulator cannot decide; the caller must treat it as a denial
 */
export async function allows(
  address: string,
  projectId: string,
  { method, path, file, token }: z.infer<typeof operationSchema>,
): Promise<boolean> {
  const document = documentPath(path);
  if (document === undefined) throw new Error(`there is no document path for ${path}`);
  const url = `http://${address}/v1/projects/${projectId}/databases/(default)/documents/${document}`;
  const bodyFor = (metadata: object) => JSON.stringify({ fields: toFirestoreFields(metadata) });
  const setUp = file.before
    ? { method: 'PATCH', headers: BYPASS_RULES, body: bodyFor(file.before) }
    : { method: 'DELETE', headers: BYPASS_RULES };
  await expectOk(await fetch(url, setUp));
  const response = await fetch(url, {
    method: HTTP_METHODS[method],
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(HTTP_METHODS[method] === 'PATCH' && { body: bodyFor(file.after ?? {}) }),
  });
  if (response.status === 403) return false;
  // A 404 is no denial: the rules have allowed the operation on an object that does not exist.
  if (response.status !== 404) await expectOk(response);
  return true;
}

async function expectOk(response: Response): Promise<void> {
  if (response.ok) return;
  const message = await errorMessage(response);
  throw new Error(`the Firestore emulator responded with ${response.status}: ${message}`);
}

async function errorMessage(response: Response): Promise<string> {
  return errorSchema.parse(await response.json()).error.message;
}
