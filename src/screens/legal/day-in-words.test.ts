import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words';

test.each([
  ['2022-08-09', 'August 9th 2022'],
  ['2024-03-01', 'March 1st 2024'],
  ['2024-03-13', 'March 13th 2024'],
  ['2024-03-23', 'March 23rd 2024'],
])('%s in words is %s', (date, words) => {
  expect(dayInWords(date)).toBe(words);
});
