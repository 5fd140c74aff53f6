import type { Answer, Heading } from '../../content/types';
import { normalizeWord, significantWords, WORD, wordsMeantBy } from './words';

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
