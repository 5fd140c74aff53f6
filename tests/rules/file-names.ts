import { OWNER } from './callers';

export const FOLDER = `profilePics/${OWNER}`;

/** Signs that are not allowed, and letters of other alphabets. */
const SIGNS = [...'!"#$%&\'()*+,:;<=>?@[\\]^`{|}~ éßИ李😊\n\t\u200b'];

const quoted = (names: readonly string[]) => names.map((name) => [JSON.stringify(name), name]);

/** Names of pictures, in the document's path and of the object, each with a title. */
export const FILE_NAMES = {
  accepted: [...quoted(['a', 'Z', '7', 'AZaz09._-', 'me..png']), ['200 letters', 'x'.repeat(200)]],
  refused: [
    ...quoted(['.png', '_a', '-a', 'a%2Fb', 'deep/me.png']),
    ...quoted(SIGNS.flatMap((sign) => [`${sign}a`, `a${sign}b`, `a${sign}`])),
    ['201 letters', 'x'.repeat(201)],
  ],
} satisfies Record<string, string[][]>;
