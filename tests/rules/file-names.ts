import { OWNER } from './callers';

export const FOLDER = `profilePics/${OWNER}`;

/** Signs that are not allowed, and letters of other alphabets. */
const SIGNS = [...'!"#$%&\'()*+,:;<=>?@[\\]^`{|}~ éßИ李😊\n\t\u200b'];

/** Names of pictures, in the document's path and of the object. */
export const FILE_NAMES: Readonly<Record<'accepted' | 'refused', readonly string[]>> = {
  accepted: ['a', 'Z', '7', 'AZaz09._-', 'me..png', 'a_', 'x'.repeat(200)],
  refused: [
    ...['.png', '_a', '-a', 'a%2Fb', 'deep/me.png', 'x'.repeat(201)],
    ...SIGNS.flatMap((sign) => [`${sign}a`, `a${sign}b`, `a${sign}`]),
  ],
};
