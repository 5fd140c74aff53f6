import { z } from 'zod/mini';
import type { FormError } from './messages';

const MIN_AGE = 13;

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
] as const;

/** A calendar date without a time or a zone; `month` counts from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** No user was born earlier: catches typos such as `0099`. */
const FIRST_YEAR = 1900;

/** The three fields of the form: month by its English name, day and year as typed. */
export const birthdayFieldsSchema = z.object({
  birthMonth: z.enum(MONTHS),
  birthDay: z.string(),
  birthYear: z.string(),
});

export type BirthdayFields = z.infer<typeof birthdayFieldsSchema>;

/** The calendar date of a time, in the local time zone. */
export function calendarDate(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Full-width, Arabic-Indic and Extended Arabic-Indic digits: each block starts at a multiple of 16. */
const OTHER_DIGITS = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;

/** The number that was typed; NaN when it does not have the format. */
function parseNumber(typed: string, format: RegExp): number {
  const text = typed.trim().replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
  return format.test(text) ? Number(text) : Number.NaN;
}

function dayExists({ year, month, day }: CalendarDate): boolean {
  // Day 0 of the next month is the last day of this one.
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= daysInMonth;
}

/** Age in whole calendar years on a day; negative for a birthday in the future. */
function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  const hadBirthdayThisYear =
    today.month > birthday.month || (today.month === birthday.month && today.day >= birthday.day);
  return today.year - birthday.year - (hadBirthdayThisYear ? 0 : 1);
}

/**
 * What is wrong with a birthday, and the input to correct: the day when it is not a number or the month
 * has no such day; otherwise the year, also when the user is too young. When both are wrong, the day,
 * which comes first in the form.
 *
 * @returns undefined when the birthday is valid
 */
export function birthdayError(
  fields: BirthdayFields,
  today: CalendarDate,
): { readonly error: FormError; readonly field: 'birthDay' | 'birthYear' } | undefined {
  const year = parseNumber(fields.birthYear, /^\d{4}$/);
  const isYear = year >= FIRST_YEAR;
  const month = MONTHS.indexOf(fields.birthMonth) + 1;
  const day = parseNumber(fields.birthDay, /^\d{1,2}$/);
  // An unknown year may be a leap year.
  if (!dayExists({ year: isYear ? year : 2000, month, day })) {
    return { error: 'birthdayInvalid', field: 'birthDay' };
  }
  if (!isYear) return { error: 'birthdayInvalid', field: 'birthYear' };
  const isTooYoung = ageOn({ year, month, day }, today) < MIN_AGE;
  return isTooYoung ? { error: 'tooYoung', field: 'birthYear' } : undefined;
}
