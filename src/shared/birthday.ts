import type { FormTexts } from './form-fields';
import { LIMITS } from './limits';
import type { FormError } from './messages';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** No user was born earlier: catches typos such as `0099`. */
const FIRST_YEAR = 1900;

/** The three fields of the form: the month by its English name, day and year in digits. */
type BirthdayFields = FormTexts<'birthMonth' | 'birthDay' | 'birthYear'>;

/** Full-width, Arabic-Indic and Extended Arabic-Indic digits, in blocks from a multiple of 16. */
const OTHER_DIGITS = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;

/** The number in a text; NaN when it does not have the format. */
function parseNumber(text: string, format: RegExp): number {
  const digits = text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
  return format.test(digits) ? Number(digits) : Number.NaN;
}

/**
 * The error of a birthday, and the first input to correct:
 * - the day, when it is not a number, or the month has no such day
 * - the year, when it is not a number from 1900 on, or the user is too young
 *
 * The age is counted by the calendar, in the local time zone.
 *
 * @returns undefined when the birthday is valid
 */
export function birthdayError(
  fields: BirthdayFields,
  now: Date,
): { readonly error: FormError; readonly field: 'birthDay' | 'birthYear' } | undefined {
  const year = parseNumber(fields.birthYear, /^\d{4}$/);
  const isYear = year >= FIRST_YEAR;
  // `Date` counts months from 0. An unknown name has the index -1, which is no month of a date.
  const month = MONTHS.indexOf(fields.birthMonth);
  const day = parseNumber(fields.birthDay, /^\d{1,2}$/);
  // An unknown year may be a leap year. `Date` moves a day that does not exist to another month.
  const date = new Date(Date.UTC(isYear ? year : 2000, month, day));
  const dayExists = date.getUTCMonth() === month;
  if (!dayExists) return { error: 'birthdayInvalid', field: 'birthDay' };
  if (!isYear) return { error: 'birthdayInvalid', field: 'birthYear' };

  // Compared in UTC, where every date exists. In common years, `Date` moves February 29 to March 1.
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const isTooYoung = today < Date.UTC(year + LIMITS.age.min, month, day);
  return isTooYoung ? { error: 'tooYoung', field: 'birthYear' } : undefined;
}
