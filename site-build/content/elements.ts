import type { Html, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { phones } from '../../src/content/text-parts.ts';
import { Mistake, type Place } from './mistake.ts';

const mockupNames = new Map<string, string>(Object.entries(phones));

const PHONE = /^<Phone\s+shows="(\w+)"\s+alt="([^"]+)"\s*\/>$/;

/**
 * Replaces `<Contents />` and `<Phone … />` by components that the screen provides, and refuses all other
 * HTML.
 *
 * @param mockups receives the names of the mockups that the text shows
 */
export function remarkElements(path: string, mockups: Set<string>) {
  return (tree: Root) =>
    visit(tree, 'html', ({ value, position }: Html, index = 0, parent) => {
      const place = { path, line: position?.start.line };
      const isContents = value === '<Contents />';
      if (parent?.type === 'paragraph' || !(isContents || value.startsWith('<Phone '))) {
        const [tag] = value.split('\n');
        const advice = 'use Markdown, or put a backslash before a < that is text';
        throw new Mistake(place, `${tag} is HTML: ${advice}.`);
      }
      const element = isContents
        ? jsxElement('Contents', [variable('headings', 'headings')])
        : phone(value, place, mockups);
      parent?.children.splice(index, 1, element);
    });
}

function phone(source: string, place: Place, mockups: Set<string>): MdxJsxFlowElement {
  const [, name = '', alt] = PHONE.exec(source) ?? [];
  const mockup = mockupNames.get(name);
  // The radio buttons of two equal mockups would be one group, because their names are the same.
  if (!mockup || mockups.has(mockup)) {
    const names = [...mockupNames.keys()].join(', ');
    throw new Mistake(place, `Write <Phone shows="…" alt="…" /> with one of ${names}, each once.`);
  }
  mockups.add(mockup);
  return jsxElement('Phone', [
    variable('mockup', mockup),
    { type: 'mdxJsxAttribute', name: 'alt', value: alt },
  ]);
}

function jsxElement(name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}

/** An attribute whose value is an import or a constant of the compiled text. */
function variable(name: string, value: string): MdxJsxAttribute {
  const expression = { type: 'Identifier', name: value } as const;
  const body = [{ type: 'ExpressionStatement', expression } as const];
  const data = { estree: { type: 'Program', sourceType: 'module', body } as const };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value, data },
  };
}
