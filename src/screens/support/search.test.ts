import { expect, test } from 'vitest';
import { sections as supportSections } from '../../content/support.md';
import { NO_SEARCH, search, splitMatches } from './search';

const sections = [
  {
    id: 'friends',
    heading: '',
    topics: [
      { id: 'add', heading: 'How do I add friends?', text: 'Search for a username.' },
      { id: 'see', heading: 'What can friends see?', text: 'When you are busy.' },
    ],
  },
  {
    id: 'account',
    heading: '',
    topics: [{ id: 'reset', heading: 'I forgot my password.', text: 'We send you a link.' }],
  },
  { id: 'contact', heading: '', topics: [] },
];
/** The ids of all topics, and of their sections. */
const all = ['account', 'add', 'friends', 'reset', 'see'];

test.each(['', 'c++', 'how do I'])('%j has no word to search for', (query) => {
  expect(search(sections, query)).toBe(NO_SEARCH);
});

test.each<[string, string, number, readonly string[]]>([
  ['a word', 'friends', 2, ['account', 'reset']],
  ['a word in capitals', 'FRIENDS', 2, ['account', 'reset']],
  ['a word with a typo', 'freind', 2, ['account', 'reset']],
  ['the end of a word', 'iends', 0, all],
  ['two words of one topic', 'friends busy', 1, ['account', 'add', 'reset']],
  ['words of different topics', 'username link', 0, all],
  ['a word beside a single letter', 'I forgot', 1, ['add', 'friends', 'see']],
  ['a word before a question mark', 'password?', 1, ['add', 'friends', 'see']],
])('a search for %s (%j) finds %s topics', (_, query, count, hidden) => {
  expect(search(sections, query)).toMatchObject({ count, hiddenIds: new Set(hidden) });
});

const answer =
  'Invite, invitation, entry, notes, notification, calendar, hiding, planned, sees, uses, ' +
  // 'even' is one edit from 'event', 'hour' from 'housr', the stem 'rat' from 'dat' of 'dated'.
  'e-mail, event. Even, hour, rates.';

test.each<[string, readonly string[], string]>([
  ['inv', ['invite', 'invitation'], 'they begin with it'],
  ['entries', ['entry'], 'the endings differ'],
  ['hide', ['hiding'], 'a final e is an ending'],
  ['plans', ['planned'], 'a letter may be doubled before the ending'],
  ['seeing', ['sees'], 'three letters are enough for a stem'],
  ['used', [], 'two letters are too few for a stem'],
  ['invites', ['invite', 'invitation'], 'a long stem also means words that begin with it'],
  ['noted', ['notes'], 'a short stem does not mean all words that begin with it'],
  ['email', ['email'], 'the hyphen of e-mail does not count'],
  ['e\u2011mail', ['email'], 'all kinds of hyphens are equal'],
  ['calender', ['calendar'], 'it has another letter'],
  ['calndar', ['calendar'], 'it misses a letter'],
  ['calenndar', ['calendar'], 'it has an additional letter'],
  ['claendar', ['calendar'], 'two letters are in the wrong order'],
  ['calenders', ['calendar'], 'the typo is before the ending'],
  ['hidinng', ['hiding'], 'the typo is in the ending'],
  ['kolendar', [], 'two letters are others'],
  ['calennndar', [], 'it has two additional letters'],
  ['event', ['event'], 'a word that matches is no typo of another'],
  ['enty', [], 'a short typed word is no typo'],
  ['housr', [], 'a typed word is no typo of a short word'],
  ['dated', [], 'a short stem is no typo'],
])('%j means %j: %s', (typed, meant) => {
  const topics = [{ id: 'topic', heading: '', text: answer }];
  const page = [{ id: 'section', heading: '', topics }];
  expect([...search(page, typed).marked]).toEqual(meant);
});

test.each<[readonly string[], string, string]>([
  [['friends', 'friend'], 'Friends, a friend', '[Friends], a [friend]'],
  [['email'], 'By e-mail or E\u2011Mail', 'By [e-mail] or [E\u2011Mail]'],
  [['end'], 'Friends', 'Friends'],
])('the words %j are marked in %j', (marked, text, expected) => {
  const parts = splitMatches(text, new Set(marked));
  const shown = parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text));
  expect(shown.join('')).toBe(expected);
});

test.each<[string, readonly string[]]>([
  ["I can't log in", ['log-in', 'oops', 'delete-account']],
  ['cant log in', ['log-in', 'oops', 'delete-account']],
  ['login', ['log-in', 'delete-account']],
  ['something went wrong', ['oops']],
  ['sign in', ['log-in', 'no-email']],
  ['locked out', ['log-in']],
  ['change password', ['forgot-password']],
  ["email doesn't arrive", ['forgot-password', 'no-email']],
  ['remove account', ['delete-account']],
  ['delete my data', ['delete-account']],
  ['export my data', ['manage-account']],
  ['block somebody', ['report']],
  ['screen reader', ['accessibility']],
  ['photo', ['profile']],
  ['android', ['devices']],
  ['price', ['prices']],
  ['how much does it cost', ['prices']],
  ["I've to pay?", ['delete-account', 'prices', 'refund']],
  ['cancel plus', ['cancel']],
  ['unsubscribe', ['cancel']],
  ['refund', ['refund']],
  ['charged', ['refund']],
  ['money back', ['refund']],
  ['restore purchase', ['restore']],
  ['spcae', ['invitations', 'spaces', 'show-hide-spaces']],
])('the support page answers %j', (query, answers) => {
  const { hiddenIds } = search(supportSections, query);
  const topics = supportSections.flatMap((section) => section.topics);
  const found = topics.filter(({ id }) => !hiddenIds.has(id));
  expect(found.map(({ id }) => id)).toEqual(answers);
});
