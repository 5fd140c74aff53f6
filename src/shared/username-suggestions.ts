import { USERNAME_MAX_LENGTH, usernameError } from './username';

const WORDS = `
  ahoy aboard anchor bay breeze captain cove crew deck harbor isle lively mast reef sails sea shore
  tide voyage waves
`
  .trim()
  .split(/\s+/);
const NUMBERS = Array.from({ length: 98 }, (_, index) => String(index + 2));

const ENDINGS = [...WORDS.flatMap((word) => [`.${word}`, `_${word}`]), ...NUMBERS];

/** Valid usernames made from a taken or reserved one, which may be taken too. */
export function suggestUsernames(username: string): readonly string[] {
  const suggestions = ENDINGS.map(
    (ending) => username.slice(0, USERNAME_MAX_LENGTH - ending.length) + ending,
  );
  // Two endings can make the same username when its end is cut off.
  return [...new Set(suggestions)].filter((suggestion) => !usernameError(suggestion));
}
