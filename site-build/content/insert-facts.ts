import { facts } from '../../src/content/facts.ts';
import { Mistake } from './mistake.ts';

const factsByName = new Map(Object.entries(facts));

const CODE = /^```.*?^```|`[^`\n]+`/.source;
const ESCAPED_BRACE = /\\[{}]/.source;
const NOTE = /\{\/\*.*?\*\/\}/.source;
const BRACES = /\{[^{}\n]*\}?/.source;
const PARTS = new RegExp([CODE, ESCAPED_BRACE, NOTE, BRACES].join('|'), 'gms');

/**
 * Replaces `{product}` by the fact with this name, and removes notes to other writers. Nothing in braces
 * is run. Tests check that facts contain nothing that YAML or Markdown would read as more than text, and
 * that no text spells a fact out.
 *
 * @param source a text with its front matter
 * @returns the text with the same number of lines
 * @throws Mistake when braces contain no name of a fact
 */
export function insertFacts(source: string, path: string): string {
  return source.replace(PARTS, (part, offset: number) => {
    if (part.startsWith('`')) return part;
    if (part.startsWith('\\')) return part.slice(1);
    if (part.startsWith('{/*') && part.endsWith('*/}')) return lineBreaksOf(part);
    const fact = factsByName.get(part.slice(1, -1));
    if (fact !== undefined) return fact;
    const names = [...factsByName.keys()].join(', ');
    throw new Mistake(
      { path, line: 1 + lineBreaksOf(source.slice(0, offset)).length },
      `${part} is none of ${names}: put a backslash before a brace that is text.`,
    );
  });
}

/** The line breaks of a part of a text, which keep the numbers of the lines below it. */
export function lineBreaksOf(part: string): string {
  return part.replace(/[^\n]/g, '');
}
