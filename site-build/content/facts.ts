import { facts } from '../../src/content/facts.ts';
import { Mistake } from './mistake.ts';

/** The names of all facts, as a text inserts them. */
const names = Object.keys(facts).map((name) => `{${name}}`);

/** Replaces the names of facts, such as `{product}`. */
export function insertFacts(text: string, file: string, line: number): string {
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => factOf(name, file, line));
}

export function factOf(name: string, file: string, line: number): string {
  const fact = facts[name.trim()];
  if (fact !== undefined) return fact;
  throw new Mistake(
    file,
    line,
    `There is no fact {${name}}: use one of ${names.join(', ')}, or put a backslash before a brace that is text.`,
  );
}

/** Throws when a text spells out a fact instead of inserting it. */
export function rejectSpelledFacts(source: string, file: string): void {
  // The longest first, because an address may contain the product's name.
  const spelled = Object.entries(facts)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, fact]) => ({ name, fact, pattern: wholeWords(fact) }));
  for (const [index, line] of source.split('\n').entries()) {
    const found = spelled.find(({ pattern }) => pattern.test(line));
    if (!found) continue;
    const { name, fact } = found;
    throw new Mistake(
      file,
      index + 1,
      `Write {${name}} instead of "${fact}", because it is defined in one place for all texts.`,
    );
  }
}

function wholeWords(fact: string): RegExp {
  return new RegExp(`(?<!\\w)${fact.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!\\w)`);
}
