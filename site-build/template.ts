export type Page = {
  /** The page's address; '' for the not-found page, which belongs to none. */
  readonly path: string;
  readonly join: 'now' | 'later';
  /** The page's Content-Security-Policy. */
  readonly policy: string;
  readonly head: string;
  readonly body: string;
  /** What React joins with, for boot.ts to fetch all at once. */
  readonly later: readonly string[];
};

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] | undefined }>>;

/** index.html with one page in it. */
export function fillTemplate(template: string, page: Page): string {
  const root = `data-page="${page.path}" data-join="${page.join}" data-later="${page.later.join(' ')}"`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${page.policy}" />`;
  const parts: readonly (readonly [string, string])[] = [
    ['<!--page-policy-->', policy],
    ['<!--page-head-->', page.head],
    ['<!--page-body-->', page.body],
    ['data-page="" data-join="" data-later=""', root],
  ];
  return parts.reduce((html, [mark, text]) => {
    if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`);
    // A function, because a text may hold `$&` and its like.
    return html.replace(mark, () => text);
  }, template);
}

/**
 * The link to the site's sheet, taken out of a page.
 *
 * @returns where the sheet is, and how to put a style in the link's place
 */
export function takeOutSheet(html: string) {
  const [link, sheet] = /<link rel="stylesheet"[^>]*href="([^"]+)">/.exec(html) ?? [];
  if (!link || !sheet) throw new Error('The built page has no sheet');
  return {
    sheet,
    withStyle: (style: string) => html.replace(link, () => `<style>${style}</style>`),
  };
}

/** The script gives way to what is seen: the page needs it only once a person does something. */
export function lowerScript(html: string): string {
  const script = '<script type="module"';
  if (!html.includes(script)) throw new Error('The built page has no script');
  return html.replace(script, `${script} fetchpriority="low"`);
}

/** The addresses of modules and of all that they import. */
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
