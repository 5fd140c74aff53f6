import { stopWords } from '../../content/support';

/** Shorter words are too much like others: 'day', 'way' and 'say'. */
const SHORTEST_WITH_TYPOS = 5;

/** A word of at least two letters or digits, and 'e-mail': the hyphen after a single letter is in it. */
export const WORD = /((?:(?<![\p{L}\p{N}])\p{L}\p{Pd})?[\p{L}\p{N}]{2,})/u;

/** 'E-mail' → 'email': a word as it is compared. */
export function normalizeWord(word: string): string {
  return word.toLowerCase().replace(/\p{Pd}/gu, '');
}

/** The words of a text that say what it is about, each once. */
export function significantWords(text: string): readonly string[] {
  const words = text.match(new RegExp(WORD, 'gu')) ?? [];
  return [...new Set(words.map(normalizeWord))].filter((word) => !stopWords.has(word));
}

/** The part that 'plan', 'plans' and 'planning' share, or 'entry' and 'entries'. */
export function stemOf(word: string): string {
  const withoutEnding = word.replace(/^(.{3,}?)(?:ies|ied|ing|ed|es|s|e|y)$/u, '$1');
  return withoutEnding.replace(/(.)\1$/u, '$1');
}

/** Whether two words differ by at most one letter, or by two neighbors in the wrong order. */
export function isOneEditAway(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const rest = one.slice(start, one.length - end);
  const otherRest = other.slice(start, other.length - end);
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest === `${rest[1]}${rest[0]}`;
}

/**
 * The words that a visitor means by a typed word, which may be incomplete. Looks for typos only if
 * nothing else matches, because 'event' does not mean 'even'.
 *
 * @param typed a normalized word
 * @param words normalized words of the page
 */
export function wordsMeantBy(typed: string, words: readonly string[]): readonly string[] {
  const stem = stemOf(typed);
  const isLongStem = stem.length >= SHORTEST_WITH_TYPOS;
  const exact = words.filter(
    (word) =>
      word.startsWith(typed) || stemOf(word) === stem || (isLongStem && word.startsWith(stem)),
  );
  if (exact.length > 0 || typed.length < SHORTEST_WITH_TYPOS) return exact;
  const longWords = words.filter(({ length }) => length >= SHORTEST_WITH_TYPOS);
  return longWords.filter((word) => isOneEditAway(stemOf(word), stem));
}
