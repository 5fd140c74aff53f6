import { unescape as decodeAddress } from 'node:querystring';
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Answer, Heading } from '../../src/content/types.ts';
import { type Asset, findImage } from './images.ts';
import { Mistake } from './mistake.ts';

const HEADING_DEPTHS: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 };
/** The text of a heading, and its id if it ends with one, such as `[#age]`. */
const HEADING = /^(.*?)(?:\s+\[#([a-z0-9-]+)\])?$/s;

/** What a text contains. The plugins collect it while the text compiles. */
export class TextContents {
  readonly headings: Heading[] = [];
  /** Each question (a heading of the third level) with its answer as plain text. */
  readonly answers: Answer[] = [];
  /** The names of components in src/components/mockups. */
  readonly mockups = new Set<string>();
  readonly assets: Asset[] = [];
}

/**
 * Collects the headings, which are plain text. Those that do not end with an id get one from their text.
 *
 * @param isNumbered whether the sections have numbers, as in the table of contents, which is a numbered list
 * @throws Mistake when two headings have the same id
 */
export function rehypeHeadings(path: string, contents: TextContents, isNumbered: boolean) {
  const slugger = new GithubSlugger();
  let number = 0;
  return (tree: Root) =>
    visit(tree, 'element', (heading) => {
      const depth = HEADING_DEPTHS[heading.tagName];
      if (depth === undefined) return;
      const [, text = '', ownId] = HEADING.exec(textOf(heading)) ?? [];
      const id = ownId ?? slugger.slug(text);
      if (contents.headings.some((other) => other.id === id)) {
        const place = { path, line: heading.position?.start.line };
        throw new Mistake(place, `Another heading has the id "${id}": choose a different one.`);
      }
      contents.headings.push({ depth, id, text });
      heading.properties.id = id;
      const hasNumber = isNumbered && depth === 2;
      if (hasNumber) number += 1;
      heading.children = [{ type: 'text', value: hasNumber ? `${number}. ${text}` : text }];
    });
}

/** Finds the illustrations and files of images, which need a description. */
export function rehypeImages(path: string, contents: TextContents) {
  return async (tree: Root) => {
    const elements: Element[] = [];
    visit(tree, { tagName: 'img' }, (element) => void elements.push(element));
    for (const element of elements) {
      const place = { path, line: element.position?.start.line };
      const { src, alt } = element.properties;
      // The parser has encoded the name. Unlike `decodeURIComponent`, this does not throw at a lone `%`.
      const name = decodeAddress(String(src));
      if (!alt) throw new Mistake(place, `The image "${name}" needs a description.`);
      const { image, assets } = await findImage(name, place);
      contents.assets.push(...assets);
      if (typeof image === 'string') {
        element.tagName = 'Illustration';
        element.properties = { name: image, alt };
      } else {
        element.properties = { ...image, alt, loading: 'lazy', decoding: 'async' };
      }
    }
  };
}

/** Wraps each `<h2>` with what follows in a `<section>`, and in it each question (`<h3>`) in an `<article>`. */
export function rehypeSections(contents: TextContents) {
  return (tree: Root) => {
    // Markdown has neither: this narrows the type.
    const blocks = tree.children.filter(
      (node) => node.type !== 'mdxjsEsm' && node.type !== 'doctype',
    );
    tree.children = wrap(blocks, 'h2', 'section');
    visit(tree, { tagName: 'section' }, (section) => {
      section.children = wrap(section.children, 'h3', 'article');
    });
    visit(tree, { tagName: 'article' }, ({ children: [heading, ...answer] }) => {
      const question = heading ? plainText([heading]) : '';
      contents.answers.push({ question, answer: plainText(answer) });
    });
  };
}

/** @returns the nodes before the first heading, and then one element for each heading */
function wrap(nodes: ElementContent[], heading: string, tagName: string): ElementContent[] {
  const wrapped: ElementContent[] = [];
  let wrapper: Element | undefined;
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === heading) {
      const properties = { ariaLabelledBy: [String(node.properties.id)] };
      wrapper = { type: 'element', tagName, properties, children: [] };
      wrapped.push(wrapper);
    }
    const siblings = wrapper ? wrapper.children : wrapped;
    siblings.push(node);
  }
  return wrapped;
}

function plainText(children: ElementContent[]): string {
  return textOf({ type: 'root', children }).replace(/\s+/g, ' ').trim();
}
