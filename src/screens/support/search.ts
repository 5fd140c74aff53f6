import stopWords from '../../content/stop-words.txt?raw';
import type { Section, Topic } from '../../content/types';
import { isWithinOneEdit } from '../../shared/edit-distance';

/** Words that say nothing about the subject of a question, so the search ignores them. */
const STOP_WORDS: ReadonlySet<string> = new Set(stopWords.trim().split(/\s+/));

/**
 * Shorter words have no typos, because they are too much like others: 'day', 'way', 'say'. Shorter stems
 * do not mean all words that begin with them; the typed word itself does.
 */
const LONG_WORD_LENGTH = 5;

/**
 * Words of at least two letters or digits. A single letter and a hyphen may precede them: 'e-mail'.
 * The group keeps the words when a text is split at them.
 */
const WORDS = /((?:\p{L}\p{Pd})?[\p{L}\p{N}]{2,})/gu;

/** An ending after at least three letters. */
const ENDING = /(?<=.{3})(?:ies|ied|ing|ed|es|s|e|y)$/u;

type Results = {
  /** The number of topics; undefined if the search has no word to look for. */
  readonly count: number | undefined;
  /** The ids of topics, and of sections whose topics are all hidden. Sections without any stay. */
  readonly hiddenIds: ReadonlySet<string>;
  /** The words to mark, normalized. */
  readonly marked: ReadonlySet<string>;
};

export const NO_SEARCH: Results = { count: undefined, hiddenIds: new Set(), marked: new Set() };

/** Finds the topics that contain each significant word of a query, in any form. */
export function search(sections: readonly Section[], query: string): Results {
  const typed = significantWords(query);
  if (typed.length === 0) return NO_SEARCH;

  const allTopics = sections.flatMap(({ topics }) => topics);
  const pageWords = allTopics.flatMap(wordsOf);
  const meant = typed.map((word) => wordsMeantBy(word, pageWords));
  const isFound = (topic: Topic) => {
    const words = wordsOf(topic);
    return meant.every((forms) => forms.some((form) => words.includes(form)));
  };
  const found = new Set(allTopics.filter(isFound));

  const hiddenIds = new Set<string>();
  for (const { id, topics } of sections) {
    if (topics.length > 0 && !topics.some((topic) => found.has(topic))) hiddenIds.add(id);
    for (const topic of topics) {
      if (!found.has(topic)) hiddenIds.add(topic.id);
    }
  }
  return { count: found.size, hiddenIds, marked: new Set(meant.flat()) };
}

/** The words of a text, and the parts between them. */
export function splitMatches(text: string, marked: ReadonlySet<string>) {
  const parts = text.split(WORDS);
  return parts.map((part) => ({ text: part, isMatch: marked.has(normalizeWord(part)) }));
}

/** The form in which words are compared: 'E-mail' → 'email'. */
function normalizeWord(word: string): string {
  return word.toLowerCase().replace(/\p{Pd}/gu, '');
}

/** The words of a text that say what it is about, each once. */
function significantWords(text: string): readonly string[] {
  const words = text.match(WORDS) ?? [];
  return [...new Set(words.map(normalizeWord))].filter((word) => !STOP_WORDS.has(word));
}

const wordsOf = ({ heading, text }: Topic) => significantWords(`${heading} ${text}`);

/** The part that a word's forms share: 'plan' for 'plans' and 'planning', 'entr' for 'entries'. */
function stemOf(word: string): string {
  const doubledLetter = /(.)\1$/u;
  return word.replace(ENDING, '').replace(doubledLetter, '$1');
}

/**
 * The words that a visitor means by a typed word, which may be incomplete. Looks for typos only if
 * nothing else matches, because 'event' does not mean 'even'.
 *
 * @param typed a normalized word
 * @param words normalized words of the page
 */
function wordsMeantBy(typed: string, words: readonly string[]): readonly string[] {
  const stem = stemOf(typed);
  // 'invites' also means 'invitation', but 'noted' not 'notification': its stem is too short.
  const start = isLong(stem) ? stem : typed;
  const matches = words.filter((word) => word.startsWith(start) || stemOf(word) === stem);
  if (matches.length > 0) return matches;
  const corrections = words.filter((word) => isTypoOf(typed, word) || isTypoOf(stem, stemOf(word)));
  const correctStems = new Set(corrections.map(stemOf));
  return words.filter((word) => correctStems.has(stemOf(word)));
}

function isTypoOf(typed: string, word: string): boolean {
  return isLong(typed) && isLong(word) && isWithinOneEdit(typed, word);
}

function isLong(word: string): boolean {
  return word.length >= LONG_WORD_LENGTH;
}
