import { brand } from '../../src/content/brand.ts';
import { phones } from '../../src/content/phones.ts';
import type { Answer, Heading } from '../../src/content/types.ts';
import { factOf, insertFacts } from './facts.ts';
import { type Assets, findImage, type Place } from './images.ts';
import type { LinkTargets } from './link-targets.ts';
import { Mistake } from './mistake.ts';

/** The parts of Markdown's syntax tree (mdast, with MDX) that this file reads and writes. */
type Node = {
  type: string;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  name?: string | null;
  attributes?: Attribute[];
  children?: Node[];
  position?: { readonly start: { readonly line: number } } | undefined;
  data?: Record<string, unknown> | undefined;
};
type Attribute = { type: string; name?: string; value?: unknown };

export type TextContext = {
  readonly file: string;
  /** `post`: flat. `page`: a section for each heading. `legal`: sections with numbers and contents. */
  readonly kind: 'post' | 'page' | 'legal';
  readonly headings: readonly (Heading & { readonly line: number })[];
  readonly targets: LinkTargets;
  readonly assets: Assets;
  /** Receives each question (a heading of the third level) with its answer as plain text. */
  readonly answers: Answer[];
};

const PLAIN = new Set([
  ...['root', 'paragraph', 'text', 'emphasis', 'strong', 'inlineCode', 'code', 'blockquote'],
  ...['list', 'listItem', 'link', 'break'],
]);
const EXAMPLE = '![A sailboat leaves the harbor.](harbor.jpg)';
const PHONE_EXAMPLE = '<Phone shows="calendar" alt="A day in the calendar." />';

/** Checks a text, and turns it into the elements of the site. */
export async function convertText(root: Node, context: TextContext): Promise<void> {
  const { file, kind } = context;
  const phonesUsed = new Set<string>();
  let line = 1;
  const fail = (sentence: string): never => {
    throw new Mistake(file, line, sentence);
  };
  await convertChildren(root);
  if (kind !== 'post') root.children = sections(root.children ?? [], context);
  root.children?.unshift(...[...phonesUsed].map(importOfPhone));

  async function convertChildren(parent: Node): Promise<void> {
    const children: Node[] = [];
    for (const child of parent.children ?? []) {
      const converted = await convert(child, parent);
      if (converted) children.push(converted);
    }
    if (parent.children) parent.children = mergeTexts(children);
  }

  async function convert(node: Node, parent: Node): Promise<Node | undefined> {
    line = node.position?.start.line ?? line;
    const place: Place = { file, line };
    switch (node.type) {
      case 'paragraph': {
        const [only, ...more] = node.children ?? [];
        if (only?.type === 'image' && more.length === 0) return image(only, place);
        break;
      }
      case 'heading':
        addId(node);
        break;
      case 'link':
        node.url = insertFacts(decodeBraces(node.url ?? ''), file, line);
        checkLink(node.url);
        break;
      case 'image':
        return fail('Put the image into a paragraph of its own, with empty lines around it.');
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        return fact(node, parent);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return phone(node);
      case 'mdxjsEsm':
        return fail('A paragraph must not start with "import" or "export": rephrase it.');
      default:
        if (!PLAIN.has(node.type)) fail('A text cannot contain this: see docs/writing.md.');
    }
    await convertChildren(node);
    return node;
  }

  function addId(node: Node): void {
    const heading = context.headings.find((candidate) => candidate.line === line);
    if (!heading) {
      fail('A heading must start with ## or ###, because the title is the heading of the page.');
    }
    const last = node.children?.at(-1);
    if (last?.type === 'text') last.value = last.value?.replace(/\s*\[#[a-z0-9-]+\]$/, '') ?? '';
    node.data = { hProperties: { id: heading?.id } };
  }

  function checkLink(url: string): void {
    if (url.startsWith(brand.siteUrl)) {
      fail(`The link "${url}" leads to this site: start it with a slash, such as /lively/support.`);
    }
    const [path = '', anchor] = url.split('#');
    if (url.startsWith('/') || url.startsWith('#')) {
      const own = new Set(context.headings.map(({ id }) => id));
      const anchors = path === '' ? own : context.targets.get(path);
      if (!anchors) fail(`The link "${url}" is dead: the site has no page ${path}.`);
      if (anchor !== undefined && !anchors?.has(anchor)) {
        fail(`The link "${url}" is dead: the page has no heading with the anchor #${anchor}.`);
      }
    } else if (!/^(https:\/\/[^/]+\.|mailto:[^@\s]+@[^@\s]+$)/.test(url)) {
      fail(
        `The link "${url}" must start with a slash, with # or with https://, or be mailto: and an address.`,
      );
    }
  }

  async function image(node: Node, place: Place): Promise<Node> {
    const name = decodeURI(node.url ?? '');
    const alt = insertFacts(node.alt ?? '', file, place.line).trim();
    if (alt === '') {
      fail(`The image "${name}" needs a description for people who do not see it: ${EXAMPLE}.`);
    }
    const found = await findImage(name, place, context.assets);
    if (typeof found === 'string') return element('Illustration', { name: found, alt });
    const { src, width, height } = found;
    return {
      type: 'image',
      url: src,
      alt,
      data: { hProperties: { width, height, loading: 'lazy', decoding: 'async' } },
    };
  }

  function fact({ value = '' }: Node, parent: Node): Node | undefined {
    // A comment, for other writers.
    if (/^\s*\/\*.*\*\/\s*$/s.test(value)) return undefined;
    const text: Node = { type: 'text', value: factOf(value, file, line) };
    return parent.type === 'root' ? { type: 'paragraph', children: [text] } : text;
  }

  function phone({ name, attributes = [] }: Node): Node {
    const given = new Map(attributes.map((one) => [one.name, one.value]));
    if (name !== 'Phone') fail(`A text cannot contain <${name}>: only ${PHONE_EXAMPLE}.`);
    const shows = Object.entries(phones).find(([name]) => name === given.get('shows'));
    if (!shows) {
      return fail(`A phone shows one of ${Object.keys(phones).join(', ')}: ${PHONE_EXAMPLE}.`);
    }
    const alt = given.get('alt');
    if (typeof alt !== 'string' || alt.trim() === '') {
      return fail(`A phone needs a description for people who do not see it: ${PHONE_EXAMPLE}.`);
    }
    const [, component] = shows;
    // Its controls are named, and would belong to both.
    if (phonesUsed.has(component)) fail(`A text shows each phone once: ${PHONE_EXAMPLE}.`);
    phonesUsed.add(component);
    const mockup = {
      type: 'mdxJsxAttributeValueExpression',
      ...code(component, identifier(component)),
    };
    const converted = element('Phone', { alt: insertFacts(alt, file, line) });
    converted.attributes?.push({ type: 'mdxJsxAttribute', name: 'mockup', value: mockup });
    return converted;
  }
}

/** Joins neighboring texts, because React writes a comment between them. */
function mergeTexts(nodes: readonly Node[]): Node[] {
  const merged: Node[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value = `${last.value}${node.value}`;
    else merged.push(node);
  }
  return merged;
}

/** An MDX element, whose component the screen provides. */
function element(name: string, attributes: Readonly<Record<string, string>>): Node {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}

/** Wraps each heading and what follows it: `<section>`, and `<article>` for the third level. */
function sections(nodes: readonly Node[], { kind, headings, answers }: TextContext): Node[] {
  const start = nodes.findIndex(({ type }) => type === 'heading');
  const intro = start < 0 ? nodes : nodes.slice(0, start);
  const parts = start < 0 ? [] : split(nodes.slice(start), 2);
  return [
    ...intro,
    ...(kind === 'legal' ? [{ type: 'mdxFlowExpression', ...contents }] : []),
    ...parts.map((part, index) => {
      const [heading, ...rest] = part;
      if (kind === 'legal' && heading) {
        const number: Node = { type: 'text', value: `${index + 1}. ` };
        heading.children = mergeTexts([number, ...(heading.children ?? [])]);
      }
      const first = rest.findIndex(({ depth }) => depth === 3);
      const inner = first < 0 ? [] : split(rest.slice(first), 3);
      const own = first < 0 ? rest : rest.slice(0, first);
      const articles = inner.map((article) => {
        const question = headings.find(({ id }) => id === idOf(article[0]))?.text ?? '';
        answers.push({ question, answer: article.slice(1).map(plain).filter(Boolean).join(' ') });
        return labelled('article', article);
      });
      return labelled('section', [...(heading ? [heading] : []), ...own, ...articles]);
    }),
  ];
}

/** Splits blocks before each heading of a level; the first block is one. */
function split(nodes: readonly Node[], depth: number): Node[][] {
  const parts: Node[][] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

function labelled(tag: string, children: Node[]): Node {
  const hProperties = { ariaLabelledBy: [idOf(children[0])] };
  return { type: tag, data: { hName: tag, hProperties }, children };
}

function idOf(heading: Node | undefined): unknown {
  const properties = heading?.data?.hProperties;
  return typeof properties === 'object' && properties && 'id' in properties
    ? properties.id
    : undefined;
}

/** The text of a block; list items are separated by spaces. */
function plain({ type, value, children = [] }: Node): string {
  return value ?? children.map(plain).join(type === 'list' ? ' ' : '');
}

// MDX reads expressions from their ESTree.
const identifier = (name: string) => ({ type: 'Identifier', name });
const program = (statement: object) => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});
const code = (value: string, expression: object) => ({
  value,
  data: { estree: program({ type: 'ExpressionStatement', expression }) },
});

/** The table of contents, which the screen passes as a prop. */
const contents = code('props.contents', {
  type: 'MemberExpression',
  object: identifier('props'),
  property: identifier('contents'),
  computed: false,
  optional: false,
});

function importOfPhone(name: string): Node {
  const specifier = {
    type: 'ImportSpecifier',
    imported: identifier(name),
    local: identifier(name),
  };
  const source = { type: 'Literal', value: `/src/components/mockups/${name}` };
  const estree = program({ type: 'ImportDeclaration', specifiers: [specifier], source });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/** Some editors percent-encode braces in addresses. */
function decodeBraces(url: string): string {
  return url.replace(/%7B/gi, '{').replace(/%7D/gi, '}');
}

type Element = { type: string; tagName?: string; value?: string; children?: Element[] };

/** Removes the line breaks between blocks, which would only add bytes. */
export function removeLineBreaks(node: Element): void {
  const { tagName, children } = node;
  if (!children || tagName === 'pre' || tagName === 'p') return;
  node.children = children.filter(({ type, value }) => type !== 'text' || value !== '\n');
  node.children.forEach(removeLineBreaks);
}
