import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { phones } from '../../src/content/text-parts.ts';
import { Mistake, type Place } from './mistake.ts';

const mockupNames = new Map<string, string>(Object.entries(phones));

const PHONE = /^<Phone\s+shows="(\w+)"\s+alt="([^"]+)"\s*\/>$/;

/**
 * Allows `<Contents />` in a legal text and `<Phone … />` in another text, which become components that
 * the screen provides. There is no other HTML.
 *
 * @param mockups receives the names of the mockups that the text shows
 */
export function remarkElements(path: string, isLegal: boolean, mockups: Set<string>) {
  return (tree: Root) =>
    visit(tree, 'html', (node: Html, _index, parent) => {
      const { value, position } = node;
      const place = { path, line: position?.start.line };
      const isElement = isLegal ? value === '<Contents />' : value.startsWith('<Phone ');
      if (!isElement || parent?.type === 'paragraph') {
        const [tag] = value.split('\n');
        const advice = 'use Markdown, or put a backslash before a < that is text';
        throw new Mistake(place, `${tag} is HTML: ${advice}.`);
      }
      node.data = isLegal
        ? { hName: 'Contents', hProperties: { headings: 'headings' } }
        : { hName: 'Phone', hProperties: readPhone(value, place, mockups) };
    });
}

function readPhone(source: string, place: Place, mockups: Set<string>) {
  const [, name = '', alt] = PHONE.exec(source) ?? [];
  const mockup = mockupNames.get(name);
  // The controls of a mockup are named, and would belong to both.
  if (!mockup || mockups.has(mockup)) {
    const names = [...mockupNames.keys()].join(', ');
    throw new Mistake(place, `Write <Phone shows="…" alt="…" /> with one of ${names}, each once.`);
  }
  mockups.add(mockup);
  return { mockup, alt };
}

/**
 * Makes the values of the properties `mockup` and `headings` variables of the compiled module, because
 * Markdown's tree has only strings. Only the elements above have these properties.
 */
export function withVariables(compiledCode: string): string {
  return compiledCode.replace(/\b(mockup|headings): "(\w+)"/g, '$1: $2');
}
