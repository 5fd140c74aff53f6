import { LIMITS } from './limits';

const SEPARATORS = ['', '.', '_'];

/**
 * Three usernames like a taken or reserved one. Nothing checks that they are free, but with three
 * random digits they probably are. A username that ends in a digit is never reserved.
 *
 * @param random returns a number from 0 to below 1, like `Math.random`
 */
export function suggestUsernames(username: string, random: () => number): readonly string[] {
  return SEPARATORS.map((separator) => {
    const digits = 100 + Math.floor(random() * 900);
    const ending = `${separator}${digits}`;
    const start = username.slice(0, LIMITS.username.max - ending.length);
    // Otherwise two periods could be adjacent, and two suggestions be the same.
    return start.replace(/[._]+$/, '') + ending;
  });
}
