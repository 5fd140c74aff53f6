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
/** The ids of all topics, and of their sections. */
const all = ['account', 'add', 'friends', 'reset', 'see'];
/** The sections of the support page. */
const page = sectionsOf(headings, answers);
const pageTopics = page.flatMap(({ topics }) => topics);

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
])('a search for %j finds %s topics', (query, count, hidden) => {
  expect(search(sections, query)).toMatchObject({ count, hidden: new Set(hidden) });
});

test.each<[readonly string[], string, string]>([
  [['friends', 'friend'], 'Friends, a friend', '[Friends], a [friend]'],
  [['email'], 'By e-mail or E‑Mail', 'By [e-mail] or [E‑Mail]'],
  [['end'], 'Friends', 'Friends'],
  [[], 'Friends', 'Friends'],
])('the words %j are marked in %j', (marked, text, expected) => {
  const parts = splitMatches(text, new Set(marked));
  const shown = parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text));
  expect(shown.join('')).toBe(expected);
});

test('the page has a topic for each answer', () => {
  const texts = answers.map(({ question, answer }) => `${question} ${answer}`);
  expect(pageTopics.map(({ text }) => text)).toEqual(texts);
});

test.each(pageTopics)('the topic $id is found by its own words', ({ id, text }) => {
  expect(search(page, text).hidden).not.toContain(id);
});

test('the contact is a section without topics', () => {
  expect(page.at(-1)).toEqual({ id: 'contact', topics: [] });
});

test.each(answers)('the answer is plain text: $question', ({ answer }) => {
  expect(answer).toMatch(/\w{3}/);
  expect(answer).not.toMatch(/\[object|undefined|</);
});

test('a plain answer includes emphasized words in lists', () => {
  const views = answers.find(({ question }) => question.includes('calendar view'));
  expect(views?.answer).toMatch(/Timeline lays the day out by the hour.*Schedule lists your/s);
});

test('a question as a query marks only its significant words', () => {
  expect([...search(page, 'how to share an event').marked].sort()).toEqual([
    'event',
    'events',
    'share',
  ]);
});

test.each<[string, readonly string[]]>([
  ['How do I share an event?', ['share', 'event']],
  ['Events, events', ['events']],
  ['E-mail, e‑mail', ['email']],
  ['A well-kept log-in', ['well', 'kept', 'log']],
  ['x y z', []],
])('the significant words of %j are %j', (text, words) => {
  expect(significantWords(text)).toEqual(words);
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
  ])('are not: %s, %s', (first, second) => {
    expect(stemOf(first)).not.toBe(stemOf(second));
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
])('at most one edit turns %j into %j', (first, second) => {
  expect(isOneEditAway(first, second)).toBe(true);
  expect(isOneEditAway(second, first)).toBe(true);
});

test.each([
  ['friend', 'fired'],
  ['friend', 'freinds'],
  ['space', 'shape'],
  ['', 'ab'],
])('one edit does not turn %j into %j', (first, second) => {
  expect(isOneEditAway(first, second)).toBe(false);
});

const pageWords = ['invite', 'invitation', 'entry', 'note', 'notification', 'calendar', 'event'];
/** Each of them is one edit away from a typed word or from its stem. */
const similarWords = ['even', 'hour', 'rates'];

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
])('a typed word means %s', (_, typed, meant) => {
  expect(wordsMeantBy(typed, [...pageWords, ...similarWords])).toEqual(meant);
});
