import { LIMITS } from '../../src/shared/limits';
import { OWNER } from './callers';

/** The folder of the owner's pictures. */
export const FOLDER = `profilePics/${OWNER}`;

/** Signs that are not allowed, and letters of other alphabets. */
const SIGNS = [...'!"#$%&\'()*+,:;<=>?@[\\]^`{|}~ éßИ李😊\n\t\u200b'];

const LONGEST = 'x'.repeat(LIMITS.pictureName.max);

type NameRow = readonly [title: string, name: string];

const quoted = (names: readonly string[]) =>
  names.map((name): NameRow => [JSON.stringify(name), name]);

export const ACCEPTED_NAMES: readonly NameRow[] = [
  ...quoted(['a', 'Z', '7', 'AZaz09._-', 'me..png']),
  ['the most letters', LONGEST],
];

export const REFUSED_NAMES: readonly NameRow[] = [
  ...quoted(['.png', '_a', '-a', 'a%2Fb', 'deep/me.png']),
  ...quoted(SIGNS.flatMap((sign) => [`${sign}a`, `a${sign}b`, `a${sign}`])),
  ['one letter too many', `${LONGEST}x`],
];
