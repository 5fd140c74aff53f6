import { expect, test } from 'vitest';
import { suggestEmail } from './email-suggestion';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['Ada.L@Hotmial.com', 'Ada.L@hotmail.com'],
  ['ada@hotmial.con', 'ada@hotmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
])('suggests a known domain for %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'ada@GMAIL.com',
  'ada@googlemail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@gmx.com',
  'ada@hotmail.co.uk',
  'ada@gmail.company',
  'ada@example.com',
  'ada@gmial',
  'ada',
  '@gmial.com',
  'ada @gmial.com',
  '',
])('suggests nothing for %j', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
