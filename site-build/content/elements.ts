import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { phones } from '../../src/content/text-parts.ts';
import { Mistake, type Place } from './mistake.ts';

const mockupNames = new Map<string, string>(Object.entries(phones));

const PHONE = /^<Phone\s+shows="(\w+)"\s+alt="([^"]+)"\s*\/>$/;

/**
 * Replaces `<Contents />` in a legal text and `<Phone … />` in another text by the components that its
 * screen provides. There is no other HTML.
 *
 * @param mockups receives the names of the mockups that the text shows
 */
export function remarkElements(path: string, isLegal: boolean, mockups: Set<string>) {
  return (tree: Root) =>
    visit(tree, 'html', ({ value, position }, index, parent) => {
      const place = { path, line: position?.start.line };
      const isElement = isLegal ? value === '<Contents />' : value.startsWith('<Phone ');
      if (!isElement || !parent || index === undefined || parent.type === 'paragraph') {
        const [tag] = value.split('\n');
        const advice = 'use Markdown, or put a backslash before a < that is text';
        throw new Mistake(place, `${tag} is HTML: ${advice}.`);
      }
      parent.children[index] = isLegal ? contentsElement() : phoneElement(value, place, mockups);
    });
}

function contentsElement(): MdxJsxFlowElement {
  // The compiled module has this variable.
  return element('Contents', [variableAttribute('headings', 'headings')]);
}

function phoneElement(source: string, place: Place, mockups: Set<string>): MdxJsxFlowElement {
  const [, name = '', alt] = PHONE.exec(source) ?? [];
  const mockup = mockupNames.get(name);
  // The controls of a mockup are named, and would belong to both.
  if (!mockup || mockups.has(mockup)) {
    const names = [...mockupNames.keys()].join(', ');
    throw new Mistake(place, `Write <Phone shows="…" alt="…" /> with one of ${names}, each once.`);
  }
  mockups.add(mockup);
  const description: MdxJsxAttribute = { type: 'mdxJsxAttribute', name: 'alt', value: alt };
  return element('Phone', [variableAttribute('mockup', mockup), description]);
}

function element(name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}

/** An attribute whose value is a variable of the compiled module: the only code in a text, and ours. */
function variableAttribute(name: string, variable: string): MdxJsxAttribute {
  const identifier = { type: 'Identifier', name: variable } as const;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: identifier }],
        },
      },
    },
  };
}
