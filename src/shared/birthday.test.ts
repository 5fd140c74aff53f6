import { expect, test } from 'vitest';
import { type BirthdayFields, birthdayError, calendarDate } from './birthday';

type Month = BirthdayFields['birthMonth'];
const today = { year: 2026, month: 3, day: 1 };
const tooYoung = { error: 'tooYoung', field: 'birthYear' };

/** Expects no error from the 13th birthday on, and one on the day before. */
function expectBirthday(fields: BirthdayFields, year: number, month: number, day: number): void {
  expect(birthdayError(fields, { year: year + 13, month, day })).toBeUndefined();
  const dayBefore = calendarDate(new Date(year + 13, month - 1, day - 1));
  expect(birthdayError(fields, dayBefore)).toEqual(tooYoung);
}

test.each<[Month, string, string, number, number, number]>([
  ['February', '28', '2000', 2000, 2, 28],
  ['January', '1', '1900', 1900, 1, 1],
  ['December', '31', '1999', 1999, 12, 31],
  ['May', ' 07\u3000', '\t1990\n', 1990, 5, 7],
  ['October', '１５', '１９８６', 1986, 10, 15],
  ['October', '١٥', '١٩٨٦', 1986, 10, 15],
  ['October', '۱۵', '۱۹۸۶', 1986, 10, 15],
])('%s %j %j is a birthday', (birthMonth, birthDay, birthYear, year, month, day) => {
  expectBirthday({ birthMonth, birthDay, birthYear }, year, month, day);
});

const valid = { birthMonth: 'January', birthDay: '1', birthYear: '2000' } as const;
const INVALID_DAYS = ['', '0', '32', '３２', '٠', '007', '-1', '1.5', '1e1', '1 2', 'x', '①', '०१'];
const INVALID_YEARS = ['', '99', '0099', '1899', '１８９９', '20000', 'year'];

test.each(INVALID_DAYS)('%j is an invalid day', (birthDay) => {
  const error = { error: 'birthdayInvalid', field: 'birthDay' };
  expect(birthdayError({ ...valid, birthDay }, today)).toEqual(error);
});

test.each(INVALID_YEARS)('%j is an invalid year', (birthYear) => {
  const error = { error: 'birthdayInvalid', field: 'birthYear' };
  expect(birthdayError({ ...valid, birthYear }, today)).toEqual(error);
});

test.each<[Month, string, string, 'birthDay' | 'birthYear']>([
  ['February', '30', '2000', 'birthDay'],
  ['February', '29', '1900', 'birthDay'],
  ['April', '31', '2000', 'birthDay'],
  ['May', '32', '19', 'birthDay'],
  // An unknown year may be a leap year.
  ['February', '29', '19', 'birthYear'],
])('%s %s, %s, is invalid because of the %s', (birthMonth, birthDay, birthYear, field) => {
  const fields = { birthMonth, birthDay, birthYear };
  expect(birthdayError(fields, today)).toEqual({ error: 'birthdayInvalid', field });
});

test('a birthday on February 29 falls on March 1 in common years', () => {
  const leapDay = { birthMonth: 'February', birthDay: '29', birthYear: '2012' } as const;
  expect(birthdayError(leapDay, { year: 2025, month: 2, day: 28 })).toEqual(tooYoung);
  expect(birthdayError(leapDay, { year: 2025, month: 3, day: 1 })).toBeUndefined();
});

test('today is the local date, not the UTC date', () => {
  const lastMinute = new Date(2026, 11, 31, 23, 59);
  expect(calendarDate(lastMinute)).toEqual({ year: 2026, month: 12, day: 31 });
});
