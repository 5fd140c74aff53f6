/**
 * The document that stands for a Storage object in a decision.
 *
 * @param objectPath `b/BUCKET/o/NAME…` as the Storage emulator asks about it, with or without a
 *   slash at its ends
 * @returns the document's path for a URL, with an even number of segments; undefined when
 *   Firestore has no such path
 */
export function documentPath(objectPath: string): string | undefined {
  const segments = objectPath.split('/').filter((segment) => segment !== '');
  if (segments.some(isReserved)) return undefined;
  const padded = segments.length % 2 === 0 ? segments : ['pad', ...segments];
  return padded.map(encodeURIComponent).join('/');
}

function isReserved(segment: string): boolean {
  return segment === '.' || segment === '..' || /^__.*__$/.test(segment) || isTooLong(segment);
}

function isTooLong(segment: string): boolean {
  return Buffer.byteLength(segment) > 1_500;
}
