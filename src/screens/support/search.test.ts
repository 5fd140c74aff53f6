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
/** The ids of all topics, and of their sections. */
const all = ['account', 'add', 'friends', 'reset', 'see'];

describe('a search', () => {
  test.each<[string, number | undefined, readonly string[]]>([
    ['', undefined, []],
    ['c++', undefined, []],
    ['how do I', undefined, []],
    ['friends', 2, ['account', 'reset']],
    ['FREIND', 2, ['account', 'reset']],
    ['iends', 0, all],
    ['friends busy', 1, ['account', 'add', 'reset']],
    ['I forgot', 1, ['add', 'friends', 'see']],
    ['password?', 1, ['add', 'friends', 'see']],
    ['username link', 0, all],
  ])('for %j finds %s topics', (query, count, hidden) => {
    expect(search(sections, query)).toMatchObject({ count, hidden: new Set(hidden) });
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

test.each(answers)('the page has a topic for: $question', ({ question, answer }) => {
  const id = headings.find(({ text }) => text === question)?.id;
  const topics = page.flatMap((section) => section.topics);
  expect(topics).toContainEqual({ id, text: `${question} ${answer}` });
});

test.each(answers)('is found by its own words: $question', ({ question }) => {
  const id = headings.find(({ text }) => text === question)?.id ?? '';
  expect(search(page, question).hidden).not.toContain(id);
});

test('the contact is a section without topics', () => {
  expect(page.at(-1)).toEqual({ id: 'contact', topics: [] });
});

test('every answer is plain text', () => {
  for (const { answer } of answers) {
    expect(answer).toMatch(/\w{3}/);
    expect(answer).not.toMatch(/\[object|undefined|</);
  }
});

test('a plain answer has the texts of emphasis and lists', () => {
  const views = answers.find(({ question }) => question.includes('calendar view'));
  expect(views?.answer).toMatch(
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
  ])('are: %s, %s …', (...words) => {
    expect(new Set(words.map(stemOf)).size).toBe(1);
  });

  test.each([
    ['you', 'yours'],
    ['one', 'on'],
    ['ties', 'tied'],
  ])('are not: %s, %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

test.each([
  ['friend', 'freind'],
  ['friend', 'frend'],
  ['friend', 'frieend'],
  ['friend', 'fruend'],
  ['friend', 'friend'],
  ['aa', 'aaa'],
  ['friend', 'frined'],
])('at most one edit makes %j %j', (one, other) => {
  expect(isOneEditAway(one, other)).toBe(true);
  expect(isOneEditAway(other, one)).toBe(true);
});

test.each([
  ['friend', 'fired'],
  ['friend', 'freinds'],
  ['space', 'shape'],
  ['', 'ab'],
])('one edit does not make %j %j', (one, other) => {
  expect(isOneEditAway(one, other)).toBe(false);
});

describe('a typed word means', () => {
  const words = ['invite', 'invitation', 'entry', 'note', 'notification', 'calendar', 'event'];

  test.each<[string, string, readonly string[]]>([
    ['the words that begin with it', 'inv', ['invite', 'invitation']],
    ['other forms of the word', 'entries', ['entry']],
    ['longer words of a long stem', 'invites', ['invite', 'invitation']],
    ['no longer words of a short stem', 'notes', ['note']],
    ['words with a typo', 'calender', ['calendar']],
    ['no other word without a typo', 'event', ['event']],
    ['no word with a typo if it is short', 'enty', []],
    ['no short word', 'housr', []],
    ['no word with another short stem', 'dated', []],
  ])('%s', (_, typed, meant) => {
    expect(wordsMeantBy(typed, [...words, 'even', 'hour', 'rates'])).toEqual(meant);
  });
});
