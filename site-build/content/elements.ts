import type { Html, Parents } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { mockupsInTexts } from '../../src/content/text-parts.ts';
import { Mistake } from './mistake.ts';
import type { TextContents } from './rehype-text.ts';

const mockupByShows = new Map<string, string>(Object.entries(mockupsInTexts));

const PHONE = /^<Phone\s+shows="(\w+)"\s+alt="([^"]+)"\s*\/>$/;

/**
 * Returns a handler of HTML that replaces `<Contents />` or `<Phone … />` by a component of the text's screen.
 * Refuses everything else. Collects the mockups of the phones.
 *
 * @param element the one that this text may contain
 */
export function htmlHandler(
  path: string,
  { mockups }: TextContents,
  element: 'Contents' | 'Phone' | undefined,
) {
  return (_: unknown, { value, position }: Html, parent?: Parents): MdxJsxFlowElementHast => {
    const place = { path, line: position?.start.line };
    const [, name] = /^<(\w+)/.exec(value) ?? [];
    if (!element || name !== element) {
      const [firstLine] = value.split('\n');
      const advice = 'use Markdown, or put a backslash before a < that is text';
      throw new Mistake(place, `${firstLine} is HTML: ${advice}.`);
    }
    // In a paragraph, the component would be part of a sentence.
    if (parent?.type === 'paragraph') {
      throw new Mistake(place, `${value} is in a paragraph: put empty lines before and after it.`);
    }
    if (element === 'Contents') {
      // Text in the next line belongs to the same HTML, and would disappear.
      if (value !== '<Contents />') {
        throw new Mistake(place, 'Write <Contents /> with empty lines before and after it.');
      }
      return jsxElement('Contents', [attributeOf('sections', 'sections')]);
    }
    const [, shows = '', alt] = PHONE.exec(value) ?? [];
    const mockup = mockupByShows.get(shows);
    // Each once: the radio buttons of two equal mockups would be one group, by their names.
    if (!mockup || mockups.has(mockup)) {
      const list = [...mockupByShows.keys()].join(', ');
      throw new Mistake(place, `Write <Phone shows="…" alt="…" /> with one of ${list}, each once.`);
    }
    mockups.add(mockup);
    return jsxElement('Phone', [
      attributeOf('mockup', mockup),
      { type: 'mdxJsxAttribute', name: 'alt', value: alt },
    ]);
  };
}

function jsxElement(name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElementHast {
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}

/** An attribute whose value is an import or a constant of the compiled text. */
function attributeOf(name: string, value: string): MdxJsxAttribute {
  const expression = { type: 'Identifier', name: value } as const;
  const body = [{ type: 'ExpressionStatement', expression } as const];
  const data = { estree: { type: 'Program', sourceType: 'module', body } as const };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value, data },
  };
}
