import { expect, test, vi } from 'vitest';
import { birthdayError } from './birthday';

test.each([
  ['February', '28', '2000', new Date(2013, 1, 28)],
  // A common year has no February 29.
  ['February', '29', '2012', new Date(2025, 2, 1)],
  ['January', '1', '1900', new Date(1913, 0, 1)],
  ['December', '31', '1999', new Date(2012, 11, 31)],
  ['May', '07', '1990', new Date(2003, 4, 7)],
  ['October', '１５', '１９８６', new Date(1999, 9, 15)],
  ['October', '١٥', '١٩٨٦', new Date(1999, 9, 15)],
  ['October', '۱۵', '۱۹۸۶', new Date(1999, 9, 15)],
])(
  'a user born on %s %j %j is old enough from %s on',
  (birthMonth, birthDay, birthYear, midnight) => {
    const fields = { birthMonth, birthDay, birthYear };
    expect(birthdayError(fields, midnight)).toBeUndefined();
    const minuteBefore = new Date(midnight.getTime() - 60_000);
    expect(birthdayError(fields, minuteBefore)).toEqual({ error: 'tooYoung', field: 'birthYear' });
  },
);

const today = new Date(2026, 2, 1);
const valid = { birthMonth: 'January', birthDay: '1', birthYear: '2000' };
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

test.each([
  ['February', '30', '2000', 'birthDay'],
  ['February', '29', '1900', 'birthDay'],
  ['April', '31', '2000', 'birthDay'],
  ['Avril', '1', '2000', 'birthDay'],
  ['May', '32', '19', 'birthDay'],
  // An unknown year may be a leap year.
  ['February', '29', '19', 'birthYear'],
])('%s %s, %s, is invalid because of the %s', (birthMonth, birthDay, birthYear, field) => {
  const fields = { birthMonth, birthDay, birthYear };
  expect(birthdayError(fields, today)).toEqual({ error: 'birthdayInvalid', field });
});

test('the age is counted in the local time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const minuteBefore = new Date('2012-12-31T23:59:00-08:00');
  const found = birthdayError(valid, minuteBefore);
  vi.unstubAllEnvs();
  expect(found).toEqual({ error: 'tooYoung', field: 'birthYear' });
});
