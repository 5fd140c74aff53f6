import { stopWords } from '../../content/support';
import type { Answer, Heading } from '../../content/types';

/** Shorter words are too much like others: 'day', 'way' and 'say'. */
const SHORTEST_WITH_TYPOS = 5;

/** A word of at least two letters or digits, and 'e-mail': the hyphen after a single letter is in it. */
const WORD = /((?:(?<![\p{L}\p{N}])\p{L}\p{Pd})?[\p{L}\p{N}]{2,})/u;

/** A group of questions, or a section without questions, such as the contact. */
export type Section = { readonly id: string; readonly topics: readonly Topic[] };

type Topic = {
  readonly id: string;
  /** The question and its answer. */
  readonly text: string;
};

/** What a search finds. */
export type Results = {
  /** The number of topics; undefined if the search has no word to look for. */
  readonly count: number | undefined;
  /** The ids of topics, and of groups without results. Sections without topics stay. */
  readonly hidden: ReadonlySet<string>;
  /** The words to mark, normalized. */
  readonly marked: ReadonlySet<string>;
};

/** The sections of the page. Each heading of the third level is a question with an answer. */
export function sectionsOf(
  headings: readonly Heading[],
  answers: readonly Answer[],
): readonly Section[] {
  const texts = answers.map(({ question, answer }) => `${question} ${answer}`);
  const sections: { id: string; topics: Topic[] }[] = [];
  for (const { depth, id } of headings) {
    if (depth === 2) sections.push({ id, topics: [] });
    else sections.at(-1)?.topics.push({ id, text: texts.shift() ?? '' });
  }
  return sections;
}

/** Finds the topics that contain each significant word of a query, in any form. */
export function search(sections: readonly Section[], query: string): Results {
  const typed = significantWords(query);
  if (typed.length === 0) return { count: undefined, hidden: new Set(), marked: new Set() };

  const allTopics = sections.flatMap(({ topics }) => topics);
  const pageWords = significantWords(allTopics.map(({ text }) => text).join(' '));
  const meant = typed.map((word) => wordsMeantBy(word, pageWords));
  const isFound = ({ text }: Topic) => {
    const words = significantWords(text);
    return meant.every((forms) => forms.some((form) => words.includes(form)));
  };
  const found = new Set(allTopics.filter(isFound));

  const hidden = new Set<string>();
  for (const { id, topics } of sections) {
    if (topics.length > 0 && !topics.some((topic) => found.has(topic))) hidden.add(id);
    for (const topic of topics) if (!found.has(topic)) hidden.add(topic.id);
  }
  return { count: found.size, hidden, marked: new Set(meant.flat()) };
}

/** Splits a text around the words to mark: every second part is one. */
export function splitMatches(text: string, marked: ReadonlySet<string>): readonly string[] {
  const parts = [''];
  for (const [index, part] of text.split(new RegExp(WORD, 'u')).entries()) {
    const isMarked = index % 2 === 1 && marked.has(normalizeWord(part));
    if (isMarked) parts.push(part, '');
    else parts[parts.length - 1] += part;
  }
  return parts;
}

/** 'E-mail' → 'email': a word as it is compared. */
function normalizeWord(word: string): string {
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
