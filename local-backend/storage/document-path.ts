/**
 * The Firestore document that represents a Storage object in the rules evaluation.
 *
 * @param objectPath `b/BUCKET/o/NAME…` from the Storage emulator
 * @returns the document's path for a URL, with an even number of segments; undefined when
 *   Firestore does not allow the path or would use another one: it drops empty segments and trims
 *   whitespace
 */
export function documentPath(objectPath: string): string | undefined {
  const segments = objectPath.split('/');
  if (segments.some((segment) => isReserved(segment) || isChanged(segment))) return undefined;
  const padded = segments.length % 2 === 0 ? segments : ['pad', ...segments];
  return padded.map(encodeURIComponent).join('/');
}

function isReserved(segment: string): boolean {
  return segment === '.' || segment === '..' || /^__.*__$/.test(segment) || isTooLong(segment);
}

function isChanged(segment: string): boolean {
  return segment === '' || /^\p{White_Space}|\p{White_Space}$/u.test(segment);
}

function isTooLong(segment: string): boolean {
  return Buffer.byteLength(segment) > 1_500;
}
