/** The names of large providers of email, whose domains end in `.com`. */
const PROVIDERS = ['gmail', 'googlemail', 'hotmail', 'icloud', 'outlook', 'protonmail', 'yahoo'];

/**
 * The address that was probably meant by one with a typo in a well-known domain: `gmial.com`,
 * `hotmail.con`. The first letter of a domain is hardly ever wrong, and with another one it is often a
 * provider of its own (`ymail.com`, `mail.com`).
 *
 * @returns undefined for a known domain, and for one that resembles none
 */
export function suggestEmail(typed: string): string | undefined {
  const [, local, name = '', end = ''] = /^([^@\s]+)@([^@\s.]+)\.([^@\s.]+)$/.exec(typed) ?? [];
  if (local === undefined) return undefined;
  const domain = { name: name.toLowerCase(), end: end.toLowerCase() };
  const meant = PROVIDERS.find(
    (provider) => provider.startsWith(domain.name.charAt(0)) && isTypo(domain.name, provider),
  );
  if (!meant || !isTypo(domain.end, 'com')) return undefined;
  const isRight = domain.name === meant && domain.end === 'com';
  return isRight ? undefined : `${local}@${meant}.com`;
}

/** Whether a word differs by at most one letter: another, a missing or an extra one, or two swapped. */
function isTypo(typed: string, word: string): boolean {
  let start = 0;
  while (start < word.length && typed[start] === word[start]) start += 1;
  const rest = typed.slice(start);
  const restOfWord = word.slice(start);
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  return (
    rest === restOfWord ||
    rest.slice(1) === restOfWord.slice(1) ||
    rest === restOfWord.slice(1) ||
    rest.slice(1) === restOfWord ||
    swapped === restOfWord
  );
}
