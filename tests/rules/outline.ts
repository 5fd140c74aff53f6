import { tokenize } from '../../local-backend/storage/tokens';

/**
 * The blocks, statements and field lists of a rules file, in order. Comparing them detects
 * additions that no case covers, such as a block for another path or another field.
 */
export function outlineOf(source: string): string[] {
  const code = tokenize(source)
    .filter(({ kind }) => kind !== 'comment')
    .map(({ text }) => text)
    .join('');
  const parts = /\b(match) (\S+) \{|\b(allow) ([^:;]+)|\b(hasOnly)\(\[([^\]]*)\]/g;
  return [...code.matchAll(parts)].map((match) =>
    match
      .slice(1)
      .filter((part) => part !== undefined)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
