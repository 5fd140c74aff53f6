import { describe, expect, test } from 'vitest';
import { answers, headings } from '../../content/support.md';
import { search, sectionsOf, splitMatches } from './search';

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
const page = sectionsOf(headings, answers);
const find = (query: string) => {
  const { count, hidden } = search(sections, query);
  return { count, hidden: [...hidden].sort() };
};

const nothing = ['account', 'add', 'friends', 'reset', 'see'];

describe('a search', () => {
  test.each<[string, number | undefined, readonly string[]]>([
    ['', undefined, []],
    ['c++', undefined, []],
    ['how do I', undefined, []],
    ['friends', 2, ['account', 'reset']],
    ['FREIND', 2, ['account', 'reset']],
    ['iends', 0, nothing],
    ['friends busy', 1, ['account', 'add', 'reset']],
    ['I forgot', 1, ['add', 'friends', 'see']],
    ['password?', 1, ['add', 'friends', 'see']],
    ['username link', 0, nothing],
  ])('for %j finds %s topics', (query, count, hidden) => {
    expect(find(query)).toEqual({ count, hidden });
  });
});

describe('the words to mark', () => {
  test.each<[readonly string[], string, readonly string[]]>([
    [['friends', 'friend'], 'Friends, a friend', ['', 'Friends', ', a ', 'friend', '']],
    [['email'], 'By e-mail or E‑Mail', ['By ', 'e-mail', ' or ', 'E‑Mail', '']],
    [['end'], 'Friends', ['Friends']],
    [[], 'Friends', ['Friends']],
  ])('%j divide %j into %j', (marked, text, parts) => {
    expect(splitMatches(text, new Set(marked))).toEqual(parts);
  });
});

test('every question of the page is found by its own words', () => {
  const topics = page.flatMap((section) => section.topics);
  expect(topics).toHaveLength(answers.length);
  for (const [index, { id, text }] of topics.entries()) {
    const { question = '', answer = '' } = answers[index] ?? {};
    expect(headings.find((heading) => heading.id === id)?.text).toBe(question);
    expect(text).toContain(answer);
    expect(search(page, question).hidden.has(id)).toBe(false);
  }
  expect(page.at(-1)).toEqual({ id: 'contact', topics: [] });
});

test('every answer is plain text', () => {
  for (const { answer } of answers) {
    expect(answer).toMatch(/\w{3}/);
    expect(answer).not.toMatch(/\[object|undefined|</);
  }
  // With emphasis and a list.
  expect(answers.find(({ question }) => question.includes('calendar view'))?.answer).toMatch(
    /Timeline lays the day out by the hour.*Schedule lists your events/s,
  );
});

test('a question as a query marks only the words that matter', () => {
  expect([...search(page, 'how to share an event').marked].sort()).toEqual([
    'event',
    'events',
    'share',
  ]);
});
