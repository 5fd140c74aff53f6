/**
 * Converts an object's fields to the format of Firestore's REST API. `undefined` becomes null, as unset metadata
 * fields are in rules.
 */
export function toFirestoreFields(object: object): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, toFirestoreValue(value)]),
  );
}

/** @throws TypeError for a value of a type that neither metadata nor a user document has */
function toFirestoreValue(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toFirestoreValue) } };
  if (typeof value === 'object') return { mapValue: { fields: toFirestoreFields(value) } };
  throw new TypeError(`A ${typeof value} has no format.`);
}

/** A segment of a path that Firestore drops or trims, or that a URL resolves. */
const CHANGED_SEGMENT = /^\.{0,2}$|^\p{White_Space}|\p{White_Space}$/u;

/**
 * The Firestore document that represents a Storage object in the rules evaluation.
 *
 * @param objectPath `b/BUCKET/o/NAME…` from the Storage emulator
 * @returns the document's path for a URL, with an even number of segments; undefined when Firestore
 *   would use another path. Firestore itself rejects the other paths that no document can have
 */
export function documentPath(objectPath: string): string | undefined {
  const segments = objectPath.split('/');
  if (segments.some((segment) => CHANGED_SEGMENT.test(segment))) return undefined;
  const padded = segments.length % 2 === 0 ? segments : ['pad', ...segments];
  return padded.map(encodeURIComponent).join('/');
}
