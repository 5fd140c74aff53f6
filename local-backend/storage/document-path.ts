/**
 * The document that stands for a Storage object in a decision.
 *
 * @param objectPath `b/BUCKET/o/NAME…` as the Storage emulator asks about it
 * @returns the document's path for a URL, with an even number of segments; undefined when
 *   Firestore has no such path, or would decide another one: it drops empty segments and trims
 *   white space
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
