import words from './common-password-words.txt?raw';
import passwords from './common-passwords.txt?raw';

/** Passwords that are not a word with a number. Only those that the form accepts are listed. */
const PASSWORDS: ReadonlySet<string> = new Set(passwords.trim().split(/\s+/));

/** Words to which people add a number. */
const WORDS: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** The numbers that people add: one digit, digits that count up or repeat, 01, 007, or a year. */
const NUMBER =
  /^(?:\d|12|123|1234|12345|123456|1234567|12345678|123456789|(\d)\1{1,3}|01|007|(?:19|20)\d\d)$/;

/**
 * Whether a password is a common one, in any letter case: it is listed, or it is a common word and
 * a number, perhaps with an exclamation mark at its end (`Welcome1!`).
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (PASSWORDS.has(lower)) return true;
  const withoutExclamation = lower.replace(/!$/, '');
  const word = withoutExclamation.replace(/\d+$/, '');
  const number = withoutExclamation.slice(word.length);
  return WORDS.has(word) && NUMBER.test(number);
}
