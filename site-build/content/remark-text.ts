import type { Html, Nodes, Paragraph, Parents, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { phones } from '../../src/content/text-parts.ts';
import { insertFacts, rejectSpelledOutFacts } from './insert-facts.ts';
import { Mistake } from './mistake.ts';

type CreateMistake = (sentence: string) => Mistake;

const mockups = new Map<string, string>(Object.entries(phones));

const PHONE = /^<Phone\s+shows="(\w+)"\s+alt="([^"]+)"\s*\/>$/;
const CONTENTS = /^<Contents\s*\/>$/;
/** In Markdown, these lines would be text, which no writer means to show. */
const IMPORT_OR_EXPORT =
  /^(import\b.*["'][^"']*["'];?\s*$|export\s+(default|const|let|var|function|class|async|\*))/m;

/** What a text shows besides its Markdown. */
export type Elements = {
  /** The names of the mockups' components. */
  readonly mockups: Set<string>;
  /** Which element its screen offers: a legal text has a table of contents, the others have phones. */
  readonly offered: 'Contents' | 'Phone';
};

/**
 * Allows a text only what a writer needs: Markdown, facts by their names, and the elements that the
 * site offers by name. There is no other HTML.
 *
 * @param elements receives the mockups
 */
export function remarkText(file: VFile, elements: Elements) {
  const sourceOf = ({ position }: Nodes) =>
    String(file).slice(position?.start.offset, position?.end.offset);
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      const line = node.position?.start.line ?? 1;
      const mistake = (sentence: string) => new Mistake(file.path, sentence, line);
      rejectSpelledOutFacts(checkedTextOf(node, sourceOf), (sentence, lines) => {
        return new Mistake(file.path, sentence, line + lines);
      });
      insertFactsInAddress(node, mistake);
      if (index === undefined || !parent) return undefined;
      if (node.type === 'paragraph') {
        if (IMPORT_OR_EXPORT.test(sourceOf(node)))
          throw mistake('A text has no imports or exports: put code between backticks.');
        return removeIfEmpty(node, index, parent);
      }
      if (node.type === 'html') {
        if (parent.type === 'paragraph') throw htmlMistake(node, mistake);
        parent.children.splice(index, 1, readElement(node, elements, mistake));
      }
      return undefined;
    });
}

/** The part of a node that must not spell out a fact. Code may. */
function checkedTextOf(node: Nodes, sourceOf: (node: Nodes) => string): string {
  switch (node.type) {
    case 'yaml':
    case 'text':
    case 'image':
      // The source, because a text already has its facts, and YAML its lines.
      return sourceOf(node);
    case 'html':
      return node.value;
    case 'link':
    case 'definition':
      return `${node.url} ${node.title ?? ''}`;
    default:
      return '';
  }
}

function insertFactsInAddress(node: Nodes, mistake: CreateMistake): void {
  if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
  node.url = insertFacts(node.url, mistake);
  node.title &&= insertFacts(node.title, mistake);
}

/** Removes a paragraph that contained only a note to other writers. */
function removeIfEmpty(node: Paragraph, index: number, parent: Parents): VisitorResult {
  const hasText = node.children.some((child) => child.type !== 'text' || child.value.trim() !== '');
  if (hasText) return undefined;
  parent.children.splice(index, 1);
  // Continues with the node that is now in its place.
  return [SKIP, index];
}

function readElement(node: Html, elements: Elements, mistake: CreateMistake): MdxJsxFlowElement {
  if (!node.value.startsWith(`<${elements.offered}`)) throw htmlMistake(node, mistake);
  if (CONTENTS.test(node.value)) {
    // The compiled module has this constant.
    return createElement('Contents', [variable('headings', 'headings')]);
  }
  const [, name = '', alt = ''] = PHONE.exec(node.value) ?? [];
  const mockup = mockups.get(name);
  // The controls of a mockup are named, and would belong to both.
  if (!mockup || elements.mockups.has(mockup)) {
    const names = [...mockups.keys()].join(', ');
    throw mistake(`Write <Phone shows="…" alt="…" /> with one of ${names}, each once.`);
  }
  elements.mockups.add(mockup);
  const description = insertFacts(alt, mistake);
  return createElement('Phone', [
    variable('mockup', mockup),
    { type: 'mdxJsxAttribute', name: 'alt', value: description },
  ]);
}

function htmlMistake({ value }: Html, mistake: CreateMistake): Mistake {
  const [tag = value] = value.split('\n');
  return mistake(`${tag} is HTML: use Markdown, or put a backslash before a < that is text.`);
}

function createElement(name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}

/** A property whose value is a variable of the compiled module: the only code in a text, and ours. */
function variable(name: string, identifier: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: identifier,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            { type: 'ExpressionStatement', expression: { type: 'Identifier', name: identifier } },
          ],
        },
      },
    },
  };
}
