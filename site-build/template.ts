export type Page = {
  /** The page's address; '' for the not-found page, which belongs to none. */
  readonly path: string;
  readonly join: 'now' | 'later';
  readonly head: string;
  readonly body: string;
};

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] | undefined }>>;

/** index.html with one page in it. */
export function fillTemplate(template: string, page: Page): string {
  const parts: readonly (readonly [string, string])[] = [
    ['<!--page-head-->', page.head],
    ['<!--page-body-->', page.body],
    ['data-page="" data-join=""', `data-page="${page.path}" data-join="${page.join}"`],
  ];
  return parts.reduce((html, [mark, text]) => {
    if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`);
    // A function, because a text may hold `$&` and its like.
    return html.replace(mark, () => text);
  }, template);
}

/** Links that fetch modules, and all that they import, before the script asks for them. */
export function preloads(manifest: Manifest, entries: readonly string[]): string {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  entries.forEach(add);
  return [...files]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
