import { expect, test } from 'vitest';
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
/** The ids of all topics, and of their sections. */
const all = ['account', 'add', 'friends', 'reset', 'see'];

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

const text =
  'Invite, invitation, entry, notes, notification, calendar, hiding, planned, sees, uses, e-mail, event. ' +
  // Each is one edit away from a typed word or from its stem.
  'Even, hour, rates.';

test.each<[string, string, readonly string[]]>([
  ['the words that begin with it', 'inv', ['invite', 'invitation']],
  ['another ending', 'entries', ['entry']],
  ['no ending', 'hide', ['hiding']],
  ['a doubled letter before its ending', 'plans', ['planned']],
  ['a stem of three letters', 'seeing', ['sees']],
  ['no stem of two letters', 'used', []],
  ['longer words of a long stem', 'invites', ['invite', 'invitation']],
  ['no longer words of a short stem', 'noted', ['notes']],
  ['no hyphen after its first letter', 'email', ['email']],
  ['another hyphen', 'e‑mail', ['email']],
  ['another letter', 'calender', ['calendar']],
  ['a missing letter', 'calndar', ['calendar']],
  ['an additional letter', 'calenndar', ['calendar']],
  ['two letters in the wrong order', 'claendar', ['calendar']],
  ['a typo before its ending', 'calenders', ['calendar']],
  ['a typo in its ending', 'hidinng', ['hiding']],
  ['no two other letters', 'kolendar', []],
  ['no two additional letters', 'calennndar', []],
  ['no word with a typo if it has no other', 'event', ['event']],
  ['no word with a typo if it is short', 'enty', []],
  ['no short word', 'housr', []],
  ['no word with another short stem', 'dated', []],
])('a typed word means %s', (_, typed, meant) => {
  const page = [{ id: 'section', topics: [{ id: 'topic', text }] }];
  expect([...search(page, typed).marked]).toEqual(meant);
});

test.each<[readonly string[], string, string]>([
  [['friends', 'friend'], 'Friends, a friend', '[Friends], a [friend]'],
  [['email'], 'By e-mail or E‑Mail', 'By [e-mail] or [E‑Mail]'],
  [['end'], 'Friends', 'Friends'],
])('the words %j are marked in %j', (marked, text, expected) => {
  const parts = splitMatches(text, new Set(marked));
  const shown = parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text));
  expect(shown.join('')).toBe(expected);
});

test('the page has a topic for each answer', () => {
  const topics = sectionsOf(headings, answers).flatMap((section) => section.topics);
  const texts = answers.map(({ question, answer }) => `${question} ${answer}`);
  expect(topics.map((topic) => topic.text)).toEqual(texts);
});

test('a plain answer includes emphasized words in lists', () => {
  const views = answers.find(({ question }) => question.includes('calendar view'));
  expect(views?.answer).toMatch(/Timeline lays the day out by the hour.*Schedule lists your/s);
});
