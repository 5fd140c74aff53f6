import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { brand } from '../../src/content/brand.ts';
import type { Answer, Heading } from '../../src/content/types.ts';
import { findImage } from './images.ts';
import { Mistake } from './mistake.ts';

const LINK_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:'];

/** What a text contains, for the screen around it and for checks. The plugins below collect it. */
export class Contents {
  readonly headings: Heading[] = [];
  /** Each question (a heading of the third level) with its answer as plain text. */
  readonly answers: Answer[] = [];
  readonly links: { readonly url: string; readonly line: number | undefined }[] = [];
  /** The files of its images. */
  readonly assets = new Map<string, () => Promise<Buffer>>();
}

/** A heading may end with its id, such as `[#age]`; rehype-slug gives ids to the others. */
export function rehypeIds() {
  return (tree: Root) =>
    visit(tree, 'element', ({ tagName, properties, children }) => {
      const last = children.at(-1);
      if (!/^h[23]$/.test(tagName) || last?.type !== 'text') return;
      const [end = '', id] = /\s+\[#([a-z0-9-]+)\]$/.exec(last.value) ?? [];
      if (!id) return;
      properties.id = id;
      last.value = last.value.slice(0, -end.length);
    });
}

/** Finds the illustrations and files of images, which need a description. */
export function rehypeImages(file: string, contents: Contents) {
  return async (tree: Root) => {
    const elements: Element[] = [];
    visit(tree, { tagName: 'img' }, (element) => void elements.push(element));
    for (const element of elements) {
      const line = element.position?.start.line;
      const { src, alt } = element.properties;
      const name = decode(String(src));
      if (!alt) throw new Mistake(file, `The image "${name}" needs a description.`, line);
      const { image, assets } = await findImage(name, file, { line });
      for (const [path, create] of assets) contents.assets.set(path, create);
      if (typeof image === 'string') {
        element.tagName = 'Illustration';
        element.properties = { name: image, alt };
      } else {
        element.properties = { ...image, alt, loading: 'lazy', decoding: 'async' };
      }
    }
  };
}

/** Reverses the encoding of the parser, if the name of the file is not encoded itself. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Collects the links, which open a page or write an email, and run nothing. */
export function rehypeLinks(file: string, contents: Contents) {
  return (tree: Root) =>
    visit(tree, { tagName: 'a' }, ({ properties, position }) => {
      const url = String(properties.href);
      const line = position?.start.line;
      const isLink =
        URL.canParse(url, brand.siteUrl) &&
        LINK_PROTOCOLS.includes(new URL(url, brand.siteUrl).protocol);
      if (!isLink)
        throw new Mistake(file, `"${url}" is no link: write an address of https or mailto.`, line);
      contents.links.push({ url, line });
    });
}

/** Wraps each `<h2>` and what follows it in a `<section>`, and in it each `<h3>` in an `<article>`. */
export function rehypeSections() {
  return (tree: Root) => {
    const blocks = tree.children.filter(
      (node) => node.type !== 'mdxjsEsm' && node.type !== 'doctype',
    );
    tree.children = wrap(blocks, 'h2', 'section');
    visit(tree, { tagName: 'section' }, (section) => {
      section.children = wrap(section.children, 'h3', 'article');
    });
  };
}

/** @returns the nodes before the first heading, and then one element for each heading */
function wrap(nodes: ElementContent[], heading: string, tagName: string): ElementContent[] {
  const wrapped: ElementContent[] = [];
  let part = wrapped;
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === heading) {
      const properties = { ariaLabelledBy: [String(node.properties.id)] };
      part = [];
      wrapped.push({ type: 'element', tagName, properties, children: part });
    }
    part.push(node);
  }
  return wrapped;
}

/** Collects the headings, and the answers of a text with sections. */
export function rehypeContents(contents: Contents) {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      const { tagName, properties, children } = node;
      if (tagName === 'h2' || tagName === 'h3') {
        const depth = tagName === 'h2' ? 2 : 3;
        contents.headings.push({ depth, id: String(properties.id), text: textOf(node) });
      }
      if (tagName === 'article') {
        const [heading, ...answer] = children;
        const question = heading ? plainText([heading]) : '';
        contents.answers.push({ question, answer: plainText(answer) });
      }
    });
}

function plainText(children: ElementContent[]): string {
  return textOf({ type: 'root', children }).replace(/\s+/g, ' ').trim();
}

/** Numbers the sections of a legal text. Its table of contents is a numbered list. */
export function rehypeNumbers() {
  return (tree: Root) => {
    let number = 0;
    visit(tree, { tagName: 'h2' }, ({ children }) => {
      number += 1;
      const [first] = children;
      // Not as a text of its own: React would write a comment between both.
      if (first?.type === 'text') first.value = `${number}. ${first.value}`;
      else children.unshift({ type: 'text', value: `${number}. ` });
    });
  };
}
