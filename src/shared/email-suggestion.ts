import { isWithinOneEdit } from './edit-distance';

/** The names of large providers of email, whose domains end in `.com`. */
const PROVIDERS = ['gmail', 'googlemail', 'hotmail', 'icloud', 'outlook', 'protonmail', 'yahoo'];

/** An address whose domain has one dot, like those of the providers: its three parts. */
const ADDRESS = /^([^@\s]+)@([^@\s.]+)\.([^@\s.]+)$/;

/**
 * The address that the user probably meant, when there is a typo in a well-known domain:
 * `gmial.com`, `hotmail.con`. A typo is hardly ever in the first letter, and a domain with another
 * first letter is often a provider of its own (`ymail.com`, `mail.com`).
 *
 * @returns undefined for a known domain, and for one that resembles none
 */
export function suggestEmail(typed: string): string | undefined {
  const [, localPart, typedName, typedTld] = ADDRESS.exec(typed) ?? [];
  if (!localPart || !typedName || !typedTld) return undefined;
  const name = typedName.toLowerCase();
  const tld = typedTld.toLowerCase();
  const provider = PROVIDERS.find(
    (known) => known.startsWith(name.charAt(0)) && isWithinOneEdit(name, known),
  );
  if (!provider || !isWithinOneEdit(tld, 'com')) return undefined;
  const isKnown = name === provider && tld === 'com';
  return isKnown ? undefined : `${localPart}@${provider}.com`;
}
