import { describe, expect, test } from 'vitest';
import { isOneEditAway, significantWords, stemOf, wordsMeantBy } from './words';

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
  ])('%s', (_, [typed = ''], meant) => {
    const words = ['invite', 'invitation', 'entry', 'note', 'notification', 'calendar', 'event'];
    expect(wordsMeantBy(typed, [...words, 'even', 'hour'])).toEqual(meant);
  });
});
