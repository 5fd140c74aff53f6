import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
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
function insertFacts(source: string, path: string): string {
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

/**
 * The front matter, between two lines of three hyphens. The group is the YAML with the first line,
 * so that YAML's errors have the line numbers of the file.
 */
const FRONT_MATTER = /^(---\r?\n.*?)\n---(?=\r?\n)/s;

/**
 * Reads a text, and inserts its facts.
 *
 * @returns the fields of the front matter, and the Markdown below it, in the same lines as in the file
 * @throws Mistake as `insertFacts` does, or when the front matter is not YAML
 */
export function readText(path: string) {
  const text = insertFacts(readFileSync(path, 'utf8'), path);
  const [frontMatter = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const parsed = parseDocument(yaml);
  const [error] = parsed.errors;
  if (error) {
    const [reason] = error.message.split(' at line ');
    const advice = 'put quotes around a text that contains a colon';
    throw new Mistake({ path, line: error.linePos?.[0].line }, `${reason}: ${advice}.`);
  }
  const fields: unknown = parsed.toJS();
  const emptyLines = frontMatter.replace(/[^\n]/g, '');
  return { fields, markdown: emptyLines + text.slice(frontMatter.length) };
}
