import type { Answer, Heading } from '../../content/types';

/** A group of questions, or a section without questions, such as the contact. */
export type Section = { readonly id: string; readonly topics: readonly Topic[] };

type Topic = {
  readonly id: string;
  /** The question and its answer. */
  readonly text: string;
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

/**
 * The beginnings of words to search for, which 'entry' and 'entries' share. Single letters do not
 * count: they begin a word of nearly every question.
 */
export function searchWords(query: string): readonly string[] {
  const words = query.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return words.map((word) => word.replace(/^(.{3,}?)(ies|s|y)$/i, '$1'));
}

/**
 * What a search finds: topics in which each of the words begins a word.
 *
 * @returns their number, and the ids of topics and groups to hide; sections without topics stay
 */
export function search(sections: readonly Section[], words: readonly string[]) {
  const patterns = words.map((word) => new RegExp(`\\b${word}`, 'i'));
  const isFound = ({ text }: Topic) => patterns.every((pattern) => pattern.test(text));
  const hidden = new Set<string>();
  let count = 0;
  for (const { id, topics } of sections) {
    const found = topics.filter(isFound);
    count += found.length;
    if (topics.length > 0 && found.length === 0) hidden.add(id);
    for (const topic of topics) if (!found.includes(topic)) hidden.add(topic.id);
  }
  return { count, hidden };
}

/** Splits a text around the words that match: every second part is one. */
export function splitMatches(text: string, words: readonly string[]): readonly string[] {
  return text.split(new RegExp(`\\b((?:${words.join('|')})\\w*)`, 'i'));
}
