import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { brand } from '../../src/content/brand.ts';
import type { Answer, Heading } from '../../src/content/types.ts';
import { type Assets, findImage } from './images.ts';
import { Mistake } from './mistake.ts';

const LINK_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:'];

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
export function rehypeImages(file: string, assets: Assets) {
  return async (tree: Root) => {
    const images: Element[] = [];
    visit(tree, { tagName: 'img' }, (image) => void images.push(image));
    for (const image of images) {
      const line = image.position?.start.line;
      const { src, alt } = image.properties;
      const name = decode(String(src));
      if (!alt) throw new Mistake(file, `The image "${name}" needs a description.`, line);
      const found = await findImage(name, file, assets, { line });
      const isFile = typeof found === 'object';
      image.tagName = isFile ? 'img' : 'Illustration';
      image.properties = isFile
        ? { ...found, alt, loading: 'lazy', decoding: 'async' }
        : { name: found, alt };
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

/** A post, a legal text, or the text of another page. */
export type TextKind = 'post' | 'legal' | 'page';

/** What a text contains, for the screen around it and for checks. */
export class Contents {
  readonly headings: Heading[] = [];
  /** Each question (a heading of the third level) with its answer as plain text. */
  readonly answers: Answer[] = [];
  readonly links: { readonly url: string; readonly line: number | undefined }[] = [];
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

/**
 * Wraps each heading and what follows it: `<section>`, and `<article>` for the third level. A post
 * stays flat, and a legal text gets numbers.
 */
export function rehypeSections(kind: TextKind, contents: Contents) {
  return (tree: Root) => {
    const blocks = tree.children.filter(
      (node) => node.type !== 'mdxjsEsm' && node.type !== 'doctype',
    );
    tree.children = kind === 'post' ? blocks : wrap(blocks, 'h2', 'section');
    visit(tree, 'element', (node) => {
      const { tagName, properties, children } = node;
      const [first] = children;
      if (tagName === 'section') node.children = wrap(children, 'h3', 'article');
      if (tagName === 'article') {
        const question = plain(children.slice(0, 1));
        contents.answers.push({ question, answer: plain(children.slice(1)) });
      }
      if (tagName !== 'h2' && tagName !== 'h3') return;
      const depth = tagName === 'h2' ? 2 : 3;
      contents.headings.push({ depth, id: String(properties.id), text: textOf(node) });
      const number = contents.headings.length;
      if (kind === 'legal' && first?.type === 'text') first.value = `${number}. ${first.value}`;
    });
  };
}

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

function plain(children: ElementContent[]): string {
  return textOf({ type: 'root', children }).replace(/\s+/g, ' ').trim();
}
