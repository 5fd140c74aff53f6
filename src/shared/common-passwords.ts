import list from './common-passwords.txt?raw';

/**
 * Words to which people add a number, and passwords that contain one already. Only passwords that the
 * form accepts are here: with a lowercase letter and a digit.
 */
const [words = [], whole = []] = list.split('\n\n').map((part) => part.trim().split(/\s+/));
const WORDS: ReadonlySet<string> = new Set(words);
const WHOLE: ReadonlySet<string> = new Set(whole);

/** The numbers that follow a word: counting up, twice the same, or a year. */
const NUMBER =
  /^(?:\d|1?1|12|123|1234|12345|123456|1234567|12345678|123456789|01|(\d)\1{1,3}|007|(?:19|20)\d\d)$/;

/** Whether a password is one of about the thousand most common ones, in any letter case. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (WHOLE.has(lower)) return true;
  const [, word = '', number = ''] = /^(\D+)(\d+)!?$/.exec(lower) ?? [];
  return WORDS.has(word) && NUMBER.test(number);
}
