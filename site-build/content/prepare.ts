import { facts } from '../../src/content/facts.ts';
import { phones } from '../../src/content/text-parts.ts';
import { Mistake } from './mistake.ts';

const values = new Map(Object.entries(facts));
/** The longest first, because an address may contain the product's name. */
const spelledOut = [...values].sort(([, a], [, b]) => b.length - a.length);
const mockups = new Map(Object.entries(phones));

/**
 * Replaces the names of facts, such as `{product}`. Front matter, addresses and structured data
 * contain them too, so they are replaced before Markdown is read.
 */
export function insertFacts(source: string, file: string): string {
  const fail = (sentence: string, index: number): never => {
    throw new Mistake(file, sentence, source.slice(0, index).split('\n').length);
  };
  for (const [name, fact] of spelledOut) {
    const escaped = fact.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    const index = source.search(new RegExp(`(?<!\\w)${escaped}(?!\\w)`));
    if (index >= 0) fail(`Write {${name}} instead of "${fact}", which may change.`, index);
  }
  const names = [...values.keys()].join(', ');
  return source.replace(
    /(?<!\\)\{(\w+)\}/g,
    (braces, name, index) =>
      values.get(name) ??
      fail(`${braces} is none of ${names}: put a backslash before a brace that is text.`, index),
  );
}

/** Imports the mockup of each phone, so that a page loads only the ones that it shows. */
export function importMockups(source: string, file: string): string {
  const imports = new Set<string>();
  const phone = /<Phone(?:\s+shows="(\w+)"\s+(alt="[^"]+"\s*\/>))?/g;
  const text = source.replace(phone, (_, name, alt) => {
    const mockup = mockups.get(name);
    const statement = `import { ${mockup} } from '/src/components/mockups/${mockup}'`;
    // The controls of a mockup are named, and would belong to both.
    if (!mockup || imports.has(statement)) {
      const names = [...mockups.keys()].join(', ');
      throw new Mistake(file, `Write <Phone shows="…" alt="…" /> with one of ${names}, each once.`);
    }
    imports.add(statement);
    return `<Phone mockup={${mockup}} ${alt}`;
  });
  return [text, ...imports].join('\n\n');
}
