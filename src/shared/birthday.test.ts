import { describe, expect, test } from 'vitest';
import {
  ageOn,
  type BirthdayFields,
  birthdayError,
  calendarDate,
  invalidBirthdayField,
  MONTHS,
  parseBirthday,
} from './birthday';

type Month = BirthdayFields['birthMonth'];
const fields = (birthMonth: Month, birthDay: string, birthYear: string): BirthdayFields => ({
  birthMonth,
  birthDay,
  birthYear,
});

const today = { year: 2026, month: 3, day: 1 };

describe('parses a valid date', () => {
  test.each([
    [fields('February', '29', '2000'), { year: 2000, month: 2, day: 29 }],
    [fields('February', '29', '2004'), { year: 2004, month: 2, day: 29 }],
    [fields('January', '1', '1900'), { year: 1900, month: 1, day: 1 }],
    [fields('December', '31', '1999'), { year: 1999, month: 12, day: 31 }],
    [fields('May', ' 07 ', ' 1990 '), { year: 1990, month: 5, day: 7 }],
    [fields('May', ' 07', '\t1990\n'), { year: 1990, month: 5, day: 7 }],
    [fields('May', '\u300007\u3000', '1990'), { year: 1990, month: 5, day: 7 }],
    [fields('May', '０７', '１９９０'), { year: 1990, month: 5, day: 7 }],
    [fields('May', '٠٧', '١٩٩٠'), { year: 1990, month: 5, day: 7 }],
    [fields('May', '۰۷', '۱۹۹۰'), { year: 1990, month: 5, day: 7 }],
    [fields('October', '２３', '٢٠٠٤'), { year: 2004, month: 10, day: 23 }],
    [fields('October', '۱5', '۱۹８٦'), { year: 1986, month: 10, day: 15 }],
  ])('%j', (typed, date) => {
    expect(parseBirthday(typed)).toEqual(date);
  });
});

test.each(['0123456789', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'])(
  'parses the digits %s',
  (digits) => {
    const year = (number: string) => [...number].map((digit) => digits[Number(digit)]).join('');
    for (const typed of ['1987', '1965', '1940', '2013']) {
      expect(parseBirthday(fields('May', '1', year(typed)))?.year).toBe(Number(typed));
    }
  },
);

describe('rejects an invalid date', () => {
  test.each([
    fields('February', '30', '2000'),
    fields('February', '29', '2001'),
    fields('February', '29', '1900'),
    fields('April', '31', '2000'),
    fields('January', '0', '2000'),
    fields('January', '32', '2000'),
    fields('January', '-1', '2000'),
    fields('January', '1.5', '2000'),
    fields('January', '1e1', '2000'),
    fields('January', 'one', '2000'),
    fields('January', '०१', '2000'),
    fields('January', '٠', '2000'),
    fields('January', '３２', '2000'),
    fields('January', '１', '１８９９'),
    fields('January', '1 2', '2000'),
    fields('January', '①', '2000'),
    fields('January', '1', '99'),
    fields('January', '1', '0099'),
    fields('January', '1', '1899'),
    fields('January', '1', '20000'),
    fields('January', '1', 'year'),
    fields('January', '1', ''),
  ])('%j', (typed) => {
    expect(birthdayError(typed, today)).toBe('birthdayInvalid');
  });
});

describe('age', () => {
  test.each([
    ['13th birthday', fields('March', '1', '2013'), undefined],
    ['day before the 13th birthday', fields('March', '2', '2013'), 'tooYoung'],
    ['born on February 29', fields('February', '29', '2012'), undefined],
    ['birthday in the future', fields('January', '1', '2099'), 'tooYoung'],
    ['100 years old', fields('March', '1', '1926'), undefined],
  ])('%s', (_, typed, error) => {
    expect(birthdayError(typed, today)).toBe(error);
  });

  test('a birthday on February 29 falls on March 1 in common years', () => {
    const leapDay = { year: 2012, month: 2, day: 29 };
    expect(ageOn(leapDay, { year: 2025, month: 2, day: 28 })).toBe(12);
    expect(ageOn(leapDay, { year: 2025, month: 3, day: 1 })).toBe(13);
  });

  test('today is the local date, not the UTC date', () => {
    expect(calendarDate(new Date(2026, 11, 31, 23, 59))).toEqual({
      year: 2026,
      month: 12,
      day: 31,
    });
  });
});

describe('invalid birthday field', () => {
  test.each<[string, BirthdayFields, 'birthDay' | 'birthYear' | undefined]>([
    ['a valid birthday', fields('May', '7', '1990'), undefined],
    ['a valid birthday in other digits', fields('May', ' ٠٧ ', '１９９０'), undefined],
    ['a leap day', fields('February', '29', '2000'), undefined],
    ['no day', fields('May', '', '1990'), 'birthDay'],
    ['a word as the day', fields('May', 'x', '1990'), 'birthDay'],
    ['a negative day', fields('May', '-1', '1990'), 'birthDay'],
    ['a day of three digits', fields('May', '007', '1990'), 'birthDay'],
    ['day 0', fields('May', '0', '1990'), 'birthDay'],
    ['day 32', fields('May', '32', '1990'), 'birthDay'],
    ['April 31', fields('April', '31', '1990'), 'birthDay'],
    ['February 30', fields('February', '30', '2000'), 'birthDay'],
    ['February 29 in a common year', fields('February', '29', '2001'), 'birthDay'],
    ['February 29 in 1900', fields('February', '29', '1900'), 'birthDay'],
    ['no year', fields('May', '7', ''), 'birthYear'],
    ['a word as the year', fields('May', '7', 'year'), 'birthYear'],
    ['a year of two digits', fields('May', '7', '90'), 'birthYear'],
    ['a year of five digits', fields('May', '7', '19900'), 'birthYear'],
    ['a year before 1900', fields('May', '7', '1899'), 'birthYear'],
    ['a year in the future', fields('May', '7', '2027'), 'birthYear'],
    ['a date later this year', fields('March', '2', '2026'), 'birthYear'],
    ['one day too young', fields('March', '2', '2013'), 'birthYear'],
    ['the 13th birthday', fields('March', '1', '2013'), undefined],
    ['a leap day without a valid year', fields('February', '29', '19'), 'birthYear'],
    ['a leap day before 1900', fields('February', '29', '1896'), 'birthYear'],
    ['both wrong', fields('May', '32', '19'), 'birthDay'],
    ['a wrong day of a child', fields('February', '30', '2020'), 'birthDay'],
  ])('%s', (_, typed, field) => {
    expect(invalidBirthdayField(typed, today)).toBe(field);
  });

  test('is undefined exactly when there is no message', () => {
    for (const month of MONTHS) {
      for (const day of ['', 'x', '0', '1', '28', '29', '30', '31', '32']) {
        for (const year of ['', '99', '1899', '1900', '2000', '2001', '2012', '2013', '2027']) {
          const typed = fields(month, day, year);
          const hasMessage = birthdayError(typed, today) !== undefined;
          expect(invalidBirthdayField(typed, today) !== undefined, `${month} ${day} ${year}`).toBe(
            hasMessage,
          );
        }
      }
    }
  });
});
