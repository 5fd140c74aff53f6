import { expect, test } from 'vitest';
import {
  ageOn,
  type BirthdayFields,
  birthdayError,
  calendarDate,
  invalidBirthdayField,
  parseBirthday,
} from './birthday';

type Month = BirthdayFields['birthMonth'];
const today = { year: 2026, month: 3, day: 1 };

test.each<[Month, string, string, number, number, number]>([
  ['February', '29', '2000', 2000, 2, 29],
  ['January', '1', '1900', 1900, 1, 1],
  ['December', '31', '1999', 1999, 12, 31],
  ['May', ' 07\u3000', '\t1990\n', 1990, 5, 7],
  ['October', '２３', '٢٠٠٤', 2004, 10, 23],
  ['October', '۱5', '۱۹８٦', 1986, 10, 15],
  ...['0123456789', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].flatMap((digits) =>
    [1987, 1965, 1940, 2003].map((year): [Month, string, string, number, number, number] => {
      const typed = [...String(year)].map((digit) => digits[Number(digit)]).join('');
      return ['May', '1', typed, year, 5, 1];
    }),
  ),
])('%s %j %j is a date', (birthMonth, birthDay, birthYear, year, month, day) => {
  const typed = { birthMonth, birthDay, birthYear };
  expect(parseBirthday(typed)).toEqual({ year, month, day });
  expect(invalidBirthdayField(typed, today)).toBeUndefined();
});

test.each<[Month, string, string, 'birthDay' | 'birthYear']>([
  ['February', '30', '2000', 'birthDay'],
  ['February', '29', '2001', 'birthDay'],
  ['February', '29', '1900', 'birthDay'],
  ['April', '31', '2000', 'birthDay'],
  ...['', '0', '32', '３２', '٠', '007', '-1', '1.5', '1e1', '1 2', 'x', '①', '०१'].map(
    (day): [Month, string, string, 'birthDay'] => ['January', day, '2000', 'birthDay'],
  ),
  ...['', '99', '0099', '1899', '１８９９', '20000', 'year'].map(
    (year): [Month, string, string, 'birthYear'] => ['January', '1', year, 'birthYear'],
  ),
  // The year may be a leap year.
  ['February', '29', '19', 'birthYear'],
  ['February', '29', '1896', 'birthYear'],
  ['May', '32', '19', 'birthDay'],
])('%s %j %j is invalid: %s', (birthMonth, birthDay, birthYear, field) => {
  const typed = { birthMonth, birthDay, birthYear };
  expect(birthdayError(typed, today)).toBe('birthdayInvalid');
  expect(invalidBirthdayField(typed, today)).toBe(field);
});

test.each<[string, Month, string, string, boolean]>([
  ['the 13th birthday', 'March', '1', '2013', false],
  ['100 years', 'March', '1', '1926', false],
  ['born on a leap day', 'February', '29', '2012', false],
  ['one day too young', 'March', '2', '2013', true],
  ['a date later this year', 'March', '2', '2026', true],
  ['a year in the future', 'January', '1', '2099', true],
])('%s', (_, birthMonth, birthDay, birthYear, isTooYoung) => {
  const typed = { birthMonth, birthDay, birthYear };
  expect(birthdayError(typed, today)).toBe(isTooYoung ? 'tooYoung' : undefined);
  expect(invalidBirthdayField(typed, today)).toBe(isTooYoung ? 'birthYear' : undefined);
});

test('a birthday on February 29 falls on March 1 in common years', () => {
  const leapDay = { year: 2012, month: 2, day: 29 };
  expect(ageOn(leapDay, { year: 2025, month: 2, day: 28 })).toBe(12);
  expect(ageOn(leapDay, { year: 2025, month: 3, day: 1 })).toBe(13);
});

test('today is the local date, not the UTC date', () => {
  const lastMinute = new Date(2026, 11, 31, 23, 59);
  expect(calendarDate(lastMinute)).toEqual({ year: 2026, month: 12, day: 31 });
});
