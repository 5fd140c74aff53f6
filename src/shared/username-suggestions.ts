import { USERNAME_MAX_LENGTH, usernameError } from './username';

const WORDS = [
  'ahoy',
  'aboard',
  'anchor',
  'bay',
  'breeze',
  'captain',
  'cove',
  'crew',
  'deck',
  'harbor',
  'isle',
  'lively',
  'mast',
  'reef',
  'sails',
  'sea',
  'shore',
  'tide',
  'voyage',
  'waves',
];

/** From 2 to 99. */
const NUMBERS = Array.from({ length: 98 }, (_, index) => String(index + 2));

const ENDINGS = [...WORDS.flatMap((word) => [`.${word}`, `_${word}`]), ...NUMBERS];

/** Valid usernames made from a taken or reserved one. They may be taken too. */
export function suggestUsernames(username: string): readonly string[] {
  const suggestions = ENDINGS.map((ending) => {
    const start = username.slice(0, USERNAME_MAX_LENGTH - ending.length);
    return start + ending;
  });
  // Two endings can make the same username when they replace its last letters.
  return [...new Set(suggestions)].filter((suggestion) => !usernameError(suggestion));
}
