import { TIME_OF_DAY_SCRIPT } from '../src/app/entries';
import type { Env } from '../src/backend/env';
import type { RootData } from '../src/boot/attributes';
import {
  BELOW_FOLD_PLACEHOLDER,
  TIME_OF_DAY_PLACEHOLDER,
} from '../src/components/prerendered/placeholders';
import { type ClientBuild, entryUrl, readOutput } from './client-build';
import { contentHash } from './content-hash';
import { filterStyles, splitStyles } from './filter-styles';
import { contentSecurityPolicy } from './policy';

/** Reads what all pages have in common. */
export function readParts(client: ClientBuild, env: Env) {
  const timeOfDay = readOutput(client, entryUrl(client, TIME_OF_DAY_SCRIPT)).trim();
  const bootUrl = entryUrl(client, 'index.html');
  return {
    /**
     * index.html without line breaks, whose comments `pageHtml` replaces. The references to the
     * stylesheet and the boot script are left out, because each page adds its own.
     */
    template: readOutput(client, 'index.html')
      .replaceAll(/<script .*?<\/script>|<link rel="stylesheet".*?>/g, '')
      .replaceAll(/\n\s*/g, ''),
    styles: readOutput(client, client.stylesheet),
    /** The boot script, to which a long page links and which every other page inlines. */
    boot: { url: bootUrl, text: readOutput(client, bootUrl).trim() },
    // For the home page's hero. In a function, because a classic script's variables are global.
    timeOfDay: `(()=>{${timeOfDay}})()`,
    env,
  };
}

type RenderedPage = {
  /** The contents of the head, and those of the root element in the body. */
  readonly head: string;
  readonly body: string;
  readonly data: RootData;
  /** Code that renders more elements. The page's styles include those of the classes in it. */
  readonly renderingScripts: readonly string[];
  /** A script that runs before the first paint. */
  readonly headScript: string | undefined;
};

/**
 * Returns the HTML of a page, with its own styles and its own policy, and `belowFold`: the styles
 * that a long page links after its first screen.
 */
export function pageHtml(parts: ReturnType<typeof readParts>, page: RenderedPage) {
  const { boot, timeOfDay } = parts;
  const { headScript } = page;
  // Functions here and below, because `replace` gives a meaning to each `$` in a text.
  const markup = page.body.replace(TIME_OF_DAY_PLACEHOLDER, () => timeOfDay);
  const { style, belowFold } = stylesOf(page, markup, parts.styles);

  // Inlined, the script would move a long page's first screen out of the first round trip.
  const bootScript = belowFold
    ? `<script type="module" src="${boot.url}"></script>`
    : `<script type="module">${boot.text}</script>`;
  // Those of the app's components have no attributes, unlike structured data.
  const inlineScripts = [...markup.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => code,
  );
  if (!belowFold) inlineScripts.push(boot.text);
  if (headScript) inlineScripts.push(headScript);
  const policy = contentSecurityPolicy(parts.env, { style, scripts: inlineScripts });

  const policyMeta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const headScriptElement = headScript ? `<script>${headScript}</script>` : '';
  const body = markup.replace(BELOW_FOLD_PLACEHOLDER, () => belowFold?.url ?? '');
  const attributes = Object.entries(page.data).map(([key, value]) => ` data-${key}="${value}"`);
  const html = parts.template
    .replace(/(?<=<div id="root")[^>]*/, () => attributes.join(''))
    .replace('<!--page-policy-->', () => policyMeta)
    .replace('<!--page-head-->', () => headScriptElement + page.head)
    .replace('<!--page-style-->', () => `<style>${style}</style>`)
    .replace('<!--page-body-->', () => body)
    .replace('<!--page-script-->', () => bootScript);
  if (html.includes('<!--page-')) throw new Error('index.html has an unknown comment.');
  return { html, belowFold };
}

/** The styles for a page's `<style>` and, if the page is long, those below its first screen. */
function stylesOf({ renderingScripts }: RenderedPage, markup: string, styles: string) {
  const style = filterStyles(styles, [markup, ...renderingScripts].join('\n'));
  // At the end of its first screen, a long page links the later styles. The URL is a placeholder.
  const firstScreenEnd = markup.indexOf(BELOW_FOLD_PLACEHOLDER);
  if (firstScreenEnd === -1) return { style, belowFold: undefined };
  const { first, later } = splitStyles(style, markup.slice(0, firstScreenEnd));
  const url = `/assets/below-fold-${contentHash(later)}.css`;
  return { style: first, belowFold: { url, styles: later } };
}
