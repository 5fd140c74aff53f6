import type { Heading } from '../../src/content/types.ts';
import { insertFacts } from './facts.ts';
import { Mistake } from './mistake.ts';

/**
 * The headings of a text. A heading may end with its anchor, `[#age]`, which stays the same when the
 * heading changes; otherwise the anchor follows from its words.
 */
export function headingsOf(source: string, file: string): (Heading & { readonly line: number })[] {
  let isCode = false;
  const headings = source.split('\n').flatMap((text, index) => {
    if (/^\s*(```|~~~)/.test(text)) isCode = !isCode;
    const heading = isCode ? undefined : headingOf(text, file, index + 1);
    return heading ? [heading] : [];
  });
  const seen = new Set<string>();
  for (const { id, line } of headings) {
    if (seen.has(id)) {
      throw new Mistake(
        file,
        line,
        `Another heading has the anchor #${id} already: end this one with an anchor of its own, such as [#${id}-2].`,
      );
    }
    seen.add(id);
  }
  return headings;
}

function headingOf(line: string, file: string, number: number) {
  const [, marks, words, anchor] =
    /^(#{2,3})\s+(.*?)(?:\s+\[#([a-z0-9-]+)\])?\s*$/.exec(line) ?? [];
  if (!marks || !words) return undefined;
  const text = insertFacts(words, file, number).replace(/[*_`]/g, '');
  const depth: Heading['depth'] = marks.length === 2 ? 2 : 3;
  return { depth, id: anchor ?? anchorOf(text), text, line: number };
}

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
