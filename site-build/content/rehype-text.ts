import { unescape as decodeAddress } from 'node:querystring';
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Section, Topic } from '../../src/content/types.ts';
import { type Asset, findImage } from './images.ts';
import { Mistake } from './mistake.ts';

/** The text of a heading, and its id if it ends with one, such as `[#age]`. */
const HEADING = /^(.*?)(?:\s+\[#([a-z0-9-]+)\])?$/s;

/** What a text contains. The plugins collect it while the text compiles. */
export class TextContents {
  readonly sections: Section[] = [];
  /** The names of components in src/components/mockups. */
  readonly mockups = new Set<string>();
  readonly assets: Asset[] = [];
}

/**
 * Turns headings into plain text with an id: the one at their end, or one from their text.
 *
 * @throws Mistake when two headings have the same id
 */
export function rehypeHeadings(path: string) {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  return (tree: Root) =>
    visit(tree, 'element', (heading) => {
      if (heading.tagName !== 'h2' && heading.tagName !== 'h3') return;
      const [, text = '', ownId] = HEADING.exec(textOf(heading)) ?? [];
      const id = ownId ?? slugger.slug(text);
      if (ids.has(id)) {
        const place = { path, line: heading.position?.start.line };
        throw new Mistake(place, `Another heading has the id "${id}": choose a different one.`);
      }
      ids.add(id);
      heading.properties.id = id;
      heading.children = [{ type: 'text', value: text }];
    });
}

/**
 * Finds the illustrations and files of images, which need a description.
 *
 * @param isPost whether its screen shows illustrations
 */
export function rehypeImages(path: string, contents: TextContents, isPost: boolean) {
  return async (tree: Root) => {
    const elements: Element[] = [];
    visit(tree, { tagName: 'img' }, (element) => void elements.push(element));
    for (const element of elements) {
      const place = { path, line: element.position?.start.line };
      const { src, alt } = element.properties;
      // The parser encodes the name. `decodeURIComponent` would throw at a lone `%`.
      const name = decodeAddress(String(src));
      if (!alt) throw new Mistake(place, `The image "${name}" needs a description.`);
      const { image, assets } = await findImage(name, place);
      contents.assets.push(...assets);
      if (typeof image === 'string') {
        if (!isPost) throw new Mistake(place, `The illustration "${name}" works only in posts.`);
        element.tagName = 'Illustration';
        element.properties = { image, alt };
      } else {
        element.properties = { ...image, alt, loading: 'lazy', decoding: 'async' };
      }
    }
  };
}

/**
 * Wraps each `<h2>` with what follows in a `<section>`, and in it each question (`<h3>`) in an
 * `<article>`. Collects the sections.
 *
 * @param isNumbered whether their headings have the numbers of the table of contents
 */
export function rehypeSections({ sections }: TextContents, isNumbered: boolean) {
  return (tree: Root) => {
    // Only narrows the type: Markdown has no imports of MDX and no doctype.
    const blocks = tree.children.filter(
      (node) => node.type !== 'mdxjsEsm' && node.type !== 'doctype',
    );
    tree.children = wrap(blocks, 'h2', 'section');
    visit(tree, { tagName: 'section' }, (section) => {
      section.children = wrap(section.children, 'h3', 'article');
      const topics: Topic[] = [];
      visit(section, { tagName: 'article' }, (article) => void topics.push(partsOf(article)));
      const { id, heading } = partsOf(section);
      sections.push({ id, heading, topics });
      const [title] = section.children;
      if (isNumbered && title?.type === 'element') {
        title.children = [{ type: 'text', value: `${sections.length}. ${heading}` }];
      }
    });
  };
}

/** @returns the nodes before the first heading, and then one element for each heading */
function wrap(nodes: ElementContent[], headingTag: string, tagName: string): ElementContent[] {
  const wrapped: ElementContent[] = [];
  let wrapper: Element | undefined;
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === headingTag) {
      const properties = { ariaLabelledBy: [String(node.properties.id)] };
      wrapper = { type: 'element', tagName, properties, children: [] };
      wrapped.push(wrapper);
    }
    const siblings = wrapper ? wrapper.children : wrapped;
    siblings.push(node);
  }
  return wrapped;
}

/** The parts of a wrapper as plain text: the id of its heading, the heading, and what follows. */
function partsOf({ properties, children }: Element) {
  return {
    id: String(properties.ariaLabelledBy),
    heading: plainText(children.slice(0, 1)),
    text: plainText(children.slice(1)),
  };
}

function plainText(children: ElementContent[]): string {
  return textOf({ type: 'root', children }).replace(/\s+/g, ' ').trim();
}
