import { facts } from '../../src/content/facts.ts';
import { Mistake } from './mistake.ts';

const factsByName = new Map(Object.entries(facts));

/** A brace after a backslash, or an opening brace with what follows up to the closing one. */
const BRACES = /\\[{}]|\{[^{}\n]*\}?/g;

/**
 * Replaces `{product}` by the fact with this name, and `\{` by a brace. A test checks that facts contain
 * nothing that YAML or Markdown would read as more than text.
 *
 * @throws Mistake when braces contain no name of a fact
 */
export function insertFacts(source: string, path: string): string {
  return source.replace(BRACES, (part, offset: number) => {
    if (part.startsWith('\\')) return part.slice(1);
    // An unclosed brace is no name, even if it begins like one.
    const name = part.endsWith('}') ? part.slice(1, -1) : '';
    const fact = factsByName.get(name);
    if (fact !== undefined) return fact;
    const names = [...factsByName.keys()].join(', ');
    const line = source.slice(0, offset).split('\n').length;
    const advice = 'put a backslash before a brace that is text';
    throw new Mistake({ path, line }, `${part} is none of ${names}: ${advice}.`);
  });
}
