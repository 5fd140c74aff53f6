import { expect, test } from 'vitest';
import { suggestEmail } from './email-suggestion';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['Ada.L@Hotmial.com', 'Ada.L@hotmail.com'],
])('suggests a known domain for %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ada@GMAIL.com',
  'ada@ymail.com',
  'ada@gmx.com',
  'ada@hotmail.co.uk',
  'ada@gmail.company',
  'ada@gmial',
  'ada @gmial.com',
  '',
])('suggests nothing for %j', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
