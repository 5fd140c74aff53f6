import { isDeepStrictEqual } from 'node:util';
import { newUserDocument, ownerFields, userDocumentSchema } from '../../src/shared/user-document';

/** The fields that the owner may change. */
export const MUTABLE = Object.keys(ownerFields);

export type Fields = Readonly<Record<string, unknown>>;

/** A request as the rules see it. */
export type RulesRequest = {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** The path of the document, the object or, for `list`, the collection. */
  readonly path: string;
  /** The caller's uid; undefined without an account. */
  readonly uid: string | undefined;
  readonly claims: Fields;
  /** The document, or the object's metadata, before and after; undefined if there is none. */
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
  /** Parts of a structured query, for `list`. */
  readonly query?: object;
};

/** The meaning of firestore.rules: owners get and update their own document, nothing else. */
export function allowsDocument({ method, path, uid, before, after }: RulesRequest): boolean {
  if (uid === undefined || path !== `users/${uid}`) return false;
  if (method === 'get') return true;
  if (method !== 'update' || !before || !after) return false;
  const changed = Object.keys({ ...before, ...after }).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
  return changed.every((key) => MUTABLE.includes(key)) && hasValidFields(uid, after);
}

/** Whether the shared schema accepts what the owner may change, also the unchanged fields. */
function hasValidFields(uid: string, document: Fields): boolean {
  const fields = MUTABLE.map((field) => [field, document[field]]);
  const user = newUserDocument({ name: 'J', username: 'jane', UID: uid, email: 'j@example.com' });
  return userDocumentSchema.safeParse({ ...user, ...Object.fromEntries(fields) }).success;
}

/** The meaning of storage.rules: owners have access to the pictures directly in their folder. */
export function allowsObject({ method, path, uid, before, after }: RulesRequest): boolean {
  const [folder, owner, file, ...deeper] = path.split('/');
  const isOwn = folder === 'profilePics' && uid !== undefined && owner === uid;
  if (!isOwn || file === undefined || deeper.length > 0 || method === 'list') return false;
  if (method === 'get' || method === 'delete') return true;
  if (!after || !isFileName(file)) return false;
  const { contentType, size, contentDisposition, contentEncoding, metadata } = after;
  const isUnset = (value: unknown) => value === undefined || value === null || value === '';
  const dispositions = ['inline', `inline; filename*=utf-8''${file}`];
  return (
    ['png', 'jpeg', 'webp', 'gif', 'heic'].some((kind) => contentType === `image/${kind}`) &&
    typeof size === 'number' &&
    size <= 5 * 2 ** 20 &&
    (isUnset(contentDisposition) || dispositions.some((value) => value === contentDisposition)) &&
    (isUnset(contentEncoding) || contentEncoding === 'identity') &&
    isUnset(after.contentLanguage) &&
    isUnset(after.cacheControl) &&
    (metadata === null ||
      isDeepStrictEqual(metadata, {}) ||
      (before !== undefined && isDeepStrictEqual(metadata, before.metadata)))
  );
}

const isFileName = (name: string) => /^[a-z0-9][a-z0-9._-]{0,199}$/i.test(name);
