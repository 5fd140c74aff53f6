import { describe, expect, test } from 'vitest';
import { answers, headings } from '../../content/support.md';
import {
  isOneEditAway,
  search,
  sectionsOf,
  significantWords,
  splitMatches,
  stemOf,
  wordsMeantBy,
} from './search';

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
  test.each<[readonly string[], string, string]>([
    [['friends', 'friend'], 'Friends, a friend', '[Friends], a [friend]'],
    [['email'], 'By e-mail or E‑Mail', 'By [e-mail] or [E‑Mail]'],
    [['end'], 'Friends', 'Friends'],
    [[], 'Friends', 'Friends'],
  ])('%j in %j are %j', (marked, text, expected) => {
    const parts = splitMatches(text, new Set(marked));
    const shown = parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text));
    expect(shown.join('')).toBe(expected);
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

describe('the significant words of a text', () => {
  test.each<[string, readonly string[]]>([
    ['How do I share an event?', ['share', 'event']],
    ['Events, events', ['events']],
    ['E-mail, e‑mail', ['email']],
    ['A well-kept log-in', ['well', 'kept', 'log']],
    ['x y z', []],
  ])('%j are %j', (text, words) => {
    expect(significantWords(text)).toEqual(words);
  });
});

describe('words with one stem', () => {
  test.each([
    ['entry', 'entries'],
    ['edit', 'edits', 'editing', 'edited'],
    ['plan', 'plans', 'planning', 'planned'],
    ['share', 'shares', 'sharing', 'shared'],
    ['add', 'adding', 'added'],
    ['hide', 'hiding'],
    ['address', 'addresses'],
    ['see', 'sees', 'seeing'],
  ])('are %s, %s …', (...words) => {
    expect(new Set(words.map(stemOf)).size).toBe(1);
  });

  test.each([
    ['you', 'yours'],
    ['one', 'on'],
    ['ties', 'tied'],
  ])('are not %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

describe('one edit', () => {
  test.each([
    ['friend', 'freind', true],
    ['friend', 'frend', true],
    ['friend', 'frieend', true],
    ['friend', 'fruend', true],
    ['friend', 'friend', true],
    ['aa', 'aaa', true],
    ['friend', 'frined', true],
    ['friend', 'fired', false],
    ['friend', 'freinds', false],
    ['space', 'shape', false],
    ['', 'ab', false],
  ])('makes %j of %j: %j', (one, other, isOne) => {
    expect(isOneEditAway(one, other)).toBe(isOne);
    expect(isOneEditAway(other, one)).toBe(isOne);
  });
});

describe('a typed word means', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['the words that begin with it', ['inv'], ['invite', 'invitation']],
    ['other forms of the word', ['entries'], ['entry']],
    ['longer words of a long stem', ['invites'], ['invite', 'invitation']],
    ['no longer words of a short stem', ['notes'], ['note']],
    ['words with a typo', ['calender'], ['calendar']],
    ['no other word without a typo', ['event'], ['event']],
    ['no word with a typo if it is short', ['enty'], []],
    ['no short word', ['housr'], []],
    ['no word with another short stem', ['dated'], []],
  ])('%s', (_, [typed = ''], meant) => {
    const words = ['invite', 'invitation', 'entry', 'note', 'notification', 'calendar', 'event'];
    expect(wordsMeantBy(typed, [...words, 'even', 'hour', 'rates'])).toEqual(meant);
  });
});
