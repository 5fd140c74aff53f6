import { longDate } from '../../components/long-date';

const SUFFIX: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 2022-08-09 → August 9th 2022 */
export function dayInWords(date: string): string {
  const ordinalRules = new Intl.PluralRules('en-US', { type: 'ordinal' });
  return longDate(date).replace(
    /(\d+),/,
    (_, day) => `${day}${SUFFIX[ordinalRules.select(Number(day))]}`,
  );
}
