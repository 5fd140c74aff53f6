import type { RootData } from '../src/boot/attributes';

export type PageParts = {
  readonly root: RootData;
  /** The page's Content-Security-Policy. */
  readonly policy: string;
  /** The inline styles. */
  readonly style: string;
  /** The boot script, which is inline. */
  readonly script: string;
  readonly head: string;
  readonly body: string;
};

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] | undefined }>>;

/** Fills index.html with a page. */
export function fillTemplate(template: string, page: PageParts): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${page.policy}" />`;
  const data = Object.entries(page.root).map(([name, value]) => `data-${name}="${value}"`);
  const parts: readonly (readonly [string | RegExp, string])[] = [
    [/<div id="root"[^>]*>/, `<div id="root" ${data.join(' ')}>`],
    ['<!--page-policy-->', policy],
    ['<!--page-head-->', page.head],
    ['<!--page-style-->', `<style>${page.style}</style>`],
    ['<!--page-body-->', page.body],
    ['<!--page-script-->', `<script type="module">${page.script}</script>`],
  ];
  return parts.reduce((html, [mark, text]) => {
    if (html.search(mark) < 0) throw new Error(`index.html has no ${mark}`);
    // A function, because a text may contain replacement patterns such as `$&`.
    return html.replace(mark, () => text);
  }, template);
}

/** The paths of modules and of everything they import. */
export function withImports(manifest: Manifest, entries: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  entries.forEach(add);
  return [...files].map((file) => `/${file}`);
}
