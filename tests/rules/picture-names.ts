import { OWNER } from './callers';

/** The folder of the owner's pictures. */
export const FOLDER = `profilePics/${OWNER}`;

/** Signs that are not allowed, and letters of other alphabets. */
const SIGNS = [...'!"#$%&\'()*+,:;<=>?@[\\]^`{|}~ éßИ李😊\n\t\u200b'];

type NameRow = readonly [title: string, name: string];

const quoted = (names: readonly string[]) =>
  names.map((name): NameRow => [JSON.stringify(name), name]);

export const ACCEPTED_NAMES: readonly NameRow[] = [
  ...quoted(['a', 'Z', '7', 'AZaz09._-', 'me..png']),
  ['200 letters', 'x'.repeat(200)],
];

export const REFUSED_NAMES: readonly NameRow[] = [
  ...quoted(['.png', '_a', '-a', 'a%2Fb', 'deep/me.png']),
  ...quoted(SIGNS.flatMap((sign) => [`${sign}a`, `a${sign}b`, `a${sign}`])),
  ['201 letters', 'x'.repeat(201)],
];
