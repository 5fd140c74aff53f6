import { z } from 'zod/mini';
import { messages } from './messages';

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

/** Nobody alive was born earlier; catches `0099` and the like, which are typing errors. */
const FIRST_YEAR = 1900;

/** The three fields of the form: month by its English name, day and year as typed. */
export const birthdayFieldsSchema = z.object({
  birthMonth: z.enum(MONTHS),
  birthDay: z.string(),
  birthYear: z.string(),
});

export type BirthdayFields = z.infer<typeof birthdayFieldsSchema>;

/** Today in the person's own time zone. */
export function calendarDate(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Full-width, Arabic-Indic and Extended Arabic-Indic digits: each block starts at a multiple of 16. */
const OTHER_DIGITS = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;

/** A typed number in ASCII digits, without the spaces around it. */
function asciiNumber(typed: string): string {
  return typed.trim().replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) % 16));
}

/** The date that the three fields name; undefined when it does not exist (February 30). */
export function parseBirthday(fields: BirthdayFields): CalendarDate | undefined {
  const typedDay = asciiNumber(fields.birthDay);
  const typedYear = asciiNumber(fields.birthYear);
  if (!/^\d{1,2}$/.test(typedDay) || !/^\d{4}$/.test(typedYear)) return undefined;
  const date = {
    year: Number(typedYear),
    month: MONTHS.indexOf(fields.birthMonth) + 1,
    day: Number(typedDay),
  };
  // `Date` rolls February 30 over to March silently: only a date that survives the trip exists.
  const roundTrip = new Date(Date.UTC(date.year, date.month - 1, date.day));
  const exists = roundTrip.getUTCMonth() === date.month - 1 && roundTrip.getUTCDate() === date.day;
  return exists && date.year >= FIRST_YEAR ? date : undefined;
}

/** Age in whole years on a day, counted by the calendar; negative for a birthday to come. */
export function ageOn(birthday: CalendarDate, today: CalendarDate): number {
  const hadBirthdayThisYear =
    today.month > birthday.month || (today.month === birthday.month && today.day >= birthday.day);
  return today.year - birthday.year - (hadBirthdayThisYear ? 0 : 1);
}

/** What is wrong with a birthday on a day, as the form's message; nothing when it is fine. */
export function birthdayError(fields: BirthdayFields, today: CalendarDate): string | undefined {
  const birthday = parseBirthday(fields);
  if (!birthday) return messages.birthdayInvalid;
  return ageOn(birthday, today) < MIN_AGE ? messages.tooYoung : undefined;
}

/** Whether the answer is that of a child; a birthday to come is a slip of the finger. */
export function isUnderAge(fields: BirthdayFields, today: CalendarDate): boolean {
  const birthday = parseBirthday(fields);
  if (!birthday) return false;
  const age = ageOn(birthday, today);
  return age >= 0 && age < MIN_AGE;
}
