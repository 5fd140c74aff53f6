import { facts } from '../../src/content/facts.ts';
import { Mistake, type Place } from './mistake.ts';

const factsByName = new Map(Object.entries(facts));
const namesByFact = new Map(Object.entries(facts).map(([name, fact]) => [fact, name]));

/** The longest first, because an address may contain the product's name. */
const spelledOutFacts = Object.values(facts)
  .toSorted((a, b) => b.length - a.length)
  .map((fact) => fact.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));

/** Shows braces and facts as they are. */
const CODE = /^```.*?^```|`[^`\n]+`/.source;
const ESCAPED_BRACE = /\\([{}])/.source;
const NOTE = /(\{\/\*.*?\*\/\})/.source;
const BRACES = /(\{[^{}\n]*\}?)/.source;
const SPELLED_OUT = `(?<!\\w)(${spelledOutFacts.join('|')})(?!\\w)`;
const PARTS = new RegExp([CODE, ESCAPED_BRACE, NOTE, BRACES, SPELLED_OUT].join('|'), 'gms');

/**
 * Replaces `{product}` by the fact with this name, and removes notes to other writers. Nothing in braces
 * is run. A test checks that facts contain nothing that YAML or Markdown would read as more than text.
 *
 * @param source a text with its front matter
 * @returns the text with the same number of lines
 * @throws Mistake when braces contain no name of a fact, or a fact, which may change, is spelled out
 */
export function insertFacts(source: string, path: string): string {
  return source.replace(
    PARTS,
    (part, escaped?: string, note?: string, braces?: string, spelledOut?: string, offset = 0) => {
      const place = { path, line: 1 + lineBreaksOf(source.slice(0, offset)).length };
      if (escaped) return escaped;
      if (note) return lineBreaksOf(note);
      if (braces) return factIn(braces, place);
      if (spelledOut) throw spelledOutMistake(spelledOut, place);
      return part;
    },
  );
}

function factIn(braces: string, place: Place): string {
  const fact = factsByName.get(braces.slice(1, -1));
  if (fact !== undefined) return fact;
  const names = [...factsByName.keys()].join(', ');
  throw new Mistake(
    place,
    `${braces} is none of ${names}: put a backslash before a brace that is text.`,
  );
}

function spelledOutMistake(fact: string, place: Place): Mistake {
  const name = namesByFact.get(fact);
  return new Mistake(place, `Write {${name}} instead of "${fact}", which may change.`);
}

/** The line breaks of a part of a text, which keep the numbers of the lines below it. */
export function lineBreaksOf(part: string): string {
  return part.replace(/[^\n]/g, '');
}
