/**
 * Converts an object's fields to the format of Firestore's REST API. `undefined` becomes null, as unset metadata
 * fields are in rules.
 */
export function toFirestoreFields(object: object): Readonly<Record<string, object>> {
  const fields = Object.entries(object).map(([key, value]) => [key, toFirestoreValue(value)]);
  return Object.fromEntries(fields);
}

/** @throws TypeError for a value that Firestore does not support, such as a function */
function toFirestoreValue(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toFirestoreValue) } };
  if (typeof value === 'object') return { mapValue: { fields: toFirestoreFields(value) } };
  throw new TypeError(`Firestore does not support a ${typeof value}.`);
}

/** Precedes a path with an odd number of segments, because a document's path has an even one (translate-rules.ts). */
export const PAD = 'pad';

/**
 * The Firestore document that represents a Storage object in the rules evaluation.
 *
 * @param objectPath `b/BUCKET/o/NAME…` from the Storage emulator
 * @returns the document's path for a URL, with an even number of segments; undefined when Firestore
 *   does not allow the path or would use another one: it drops empty segments and trims whitespace
 */
export function documentPath(objectPath: string): string | undefined {
  const segments = objectPath.split('/');
  if (segments.some(isRejected) || segments.some(isChanged)) return undefined;
  const padded = segments.length % 2 === 0 ? segments : [PAD, ...segments];
  return padded.map(encodeURIComponent).join('/');
}

/** Whether Firestore rejects an id, which is reserved or too long. */
function isRejected(segment: string): boolean {
  return /^(\.{1,2}|__.*__)$/.test(segment) || Buffer.byteLength(segment) > 1_500;
}

function isChanged(segment: string): boolean {
  return segment === '' || /^\p{White_Space}|\p{White_Space}$/u.test(segment);
}
