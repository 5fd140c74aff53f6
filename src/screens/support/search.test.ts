import { describe, expect, test } from 'vitest';
import { answers, headings } from '../../content/support.mdx';
import { search, searchWords, sectionsOf, splitMatches } from './search';

const sections = [
  {
    id: 'friends',
    topics: [
      { id: 'add', text: 'How do I add friends? Search for a username.' },
      { id: 'see', text: 'What can friends see? When you are busy.' },
    ],
  },
  { id: 'account', topics: [{ id: 'reset', text: 'I forgot my password. We send you a link.' }] },
  { id: 'contact', topics: [] },
];
const find = (query: string) => {
  const { count, hidden } = search(sections, searchWords(query));
  return { count, hidden: [...hidden].sort() };
};

describe('a search', () => {
  test.each<[string, number, readonly string[]]>([
    ['', 3, []],
    ['?', 3, []],
    ['friends', 2, ['account', 'reset']],
    ['FRIEND', 2, ['account', 'reset']],
    ['c++', 3, []],
    ['riends', 0, ['account', 'add', 'friends', 'reset', 'see']],
    ['passwords', 1, ['add', 'friends', 'see']],
    ['was', 0, ['account', 'add', 'friends', 'reset', 'see']],
    ['yours', 0, ['account', 'add', 'friends', 'reset', 'see']],
    ['sees', 1, ['account', 'add', 'reset']],
    ['ties', 0, ['account', 'add', 'friends', 'reset', 'see']],
    ['friends busy', 1, ['account', 'add', 'reset']],
    ['busy friend', 1, ['account', 'add', 'reset']],
    ['I forgot', 1, ['add', 'friends', 'see']],
    ['password?', 1, ['add', 'friends', 'see']],
    ['ad.xx', 0, ['account', 'add', 'friends', 'reset', 'see']],
    ['username link', 0, ['account', 'add', 'friends', 'reset', 'see']],
  ])('for %j finds %i topics', (query, count, hidden) => {
    expect(find(query)).toEqual({ count, hidden });
  });
});

describe('matches', () => {
  test.each<[string, string, readonly string[]]>([
    ['friend', 'Friends see friends', ['', 'Friends', ' see ', 'friends', '']],
    ['see friends', 'A friend sees.', ['A ', 'friend', ' ', 'sees', '.']],
    ['entry', 'Two entries', ['Two ', 'entries', '']],
    ['end', 'Friends', ['Friends']],
  ])('of %j in %j are %j', (query, text, parts) => {
    expect(splitMatches(text, searchWords(query))).toEqual(parts);
    expect(parts.join('')).toBe(text);
  });
});

test('every question of the page is found by its own words', () => {
  const page = sectionsOf(headings, answers);
  const topics = page.flatMap((section) => section.topics);
  expect(topics).toHaveLength(answers.length);
  for (const [index, { id, text }] of topics.entries()) {
    const { question = '', answer = '' } = answers[index] ?? {};
    expect(headings.find((heading) => heading.id === id)?.text).toBe(question);
    expect(text).toContain(answer);
    expect(search(page, searchWords(question)).hidden.has(id)).toBe(false);
  }
  expect(page.at(-1)).toEqual({ id: 'contact', topics: [] });
});
