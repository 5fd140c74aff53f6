import { facts } from '../../src/content/facts.ts';
import type { Mistake } from './mistake.ts';

const values = new Map(Object.entries(facts));
/** The longest first, because an address may contain the product's name. */
const spelledOut = [...values].sort(([, a], [, b]) => b.length - a.length);

/** A note to other writers, which no reader sees. */
const NOTE = /^\{\s*\/\*(?:(?!\*\/).)*\*\/\s*\}$/s;

/**
 * The text that replaces braces such as `{product}`. It is looked up by name: nothing in braces is run.
 *
 * @throws Mistake when the braces contain neither the name of a fact nor a note
 */
export function textOfBraces(braces: string, mistake: (sentence: string) => Mistake): string {
  if (NOTE.test(braces)) return '';
  const value = values.get(braces.slice(1, -1));
  if (value !== undefined) return value;
  const names = [...values.keys()].join(', ');
  throw mistake(`${braces} is none of ${names}: put a backslash before a brace that is text.`);
}

/**
 * Inserts the facts into a string that is not Markdown: a field of the front matter, an address, a
 * description. A backslash before a brace makes it text.
 *
 * @throws Mistake as `textOfBraces` does
 */
export function insertFacts(text: string, mistake: (sentence: string) => Mistake): string {
  return text.replace(
    /\\([{}])|\{[^{}]*\}?/g,
    (braces, escaped?: string) => escaped ?? textOfBraces(braces, mistake),
  );
}

/**
 * Rejects a text that spells out a fact, which may change, instead of naming it.
 *
 * @param mistake creates the error, from a sentence and the number of lines before the fact
 */
export function rejectSpelledOutFacts(
  text: string,
  mistake: (sentence: string, lines: number) => Mistake,
): void {
  for (const [name, fact] of spelledOut) {
    const escaped = fact.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    const index = text.search(new RegExp(`(?<!\\w)${escaped}(?!\\w)`));
    if (index < 0) continue;
    const lines = text.slice(0, index).split('\n').length - 1;
    throw mistake(`Write {${name}} instead of "${fact}", which may change.`, lines);
  }
}
