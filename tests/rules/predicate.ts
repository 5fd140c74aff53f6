import { isDeepStrictEqual } from 'node:util';

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
  const mayChange = ['profilePicPath', 'spaces', 'status', 'quickAddFriends'];
  return changed.every((key) => mayChange.includes(key)) && hasValidFields(uid, after);
}

/** Whether the fields that the owner may change are valid; all of them, also the unchanged. */
export function hasValidFields(uid: string, document: Fields): boolean {
  const { profilePicPath, spaces, status, quickAddFriends } = document;
  return (
    isPicturePath(profilePicPath, uid) &&
    isListOf(spaces, (space) => isText(space, 1, 60) && !space.includes('\n')) &&
    spaces.length > 0 &&
    isMap(status) &&
    isDeepStrictEqual(Object.keys(status).sort(), ['emoji', 'text']) &&
    isText(status.emoji, 1, 16) &&
    isText(status.text, 0, 100) &&
    isListOf(quickAddFriends, (id) => isText(id, 1, 128) && !id.includes('/'))
  );
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

function isPicturePath(path: unknown, uid: string): boolean {
  if (typeof path !== 'string') return false;
  const folder = `profilePics/${uid}/`;
  return path === 'default' || (path.startsWith(folder) && isFileName(path.slice(folder.length)));
}

const isFileName = (name: string) => /^[a-z0-9][a-z0-9._-]{0,199}$/i.test(name);

/** The length counts code points. */
function isText(value: unknown, least: number, most: number): value is string {
  if (typeof value !== 'string') return false;
  const { length } = [...value];
  return length >= least && length <= most;
}

function isListOf(value: unknown, isElement: (element: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.length <= 100 && value.every(isElement);
}

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
