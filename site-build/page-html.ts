import type { Env } from '../src/backend/env';
import type { RootData } from '../src/boot/attributes';
import {
  BELOW_FOLD_PLACEHOLDER,
  TIME_OF_DAY_PLACEHOLDER,
} from '../src/components/prerendered/placeholders';
import { contentHash } from './content-hash';
import { filterStyles, splitStyles } from './filter-styles';
import { contentSecurityPolicy } from './policy';

/** What all pages have in common. */
export type PageParts = {
  /** index.html, with a comment at the place of each part. */
  readonly template: string;
  readonly styles: string;
  /** The boot script, which every page inlines. */
  readonly boot: string;
  /** The script of the home page's hero, which is inline after its control. */
  readonly timeOfDay: string;
  readonly env: Env;
};

export type RenderedPage = {
  /** The contents of the head and of the root element. */
  readonly head: string;
  readonly body: string;
  readonly data: RootData;
  /** Code that renders more elements. The page's styles include those of the classes in it. */
  readonly renderingScripts: readonly string[];
  /** A script that runs before the first paint. */
  readonly headScript: string | undefined;
};

export type PageFiles = {
  readonly html: string;
  /** The styles below the first screen of a long page, which links them there; empty for other pages. */
  readonly belowFold: { readonly url: string; readonly styles: string };
};

/** The HTML of a page, with its own styles and its own policy. */
export function pageHtml(parts: PageParts, page: RenderedPage): PageFiles {
  const { boot, timeOfDay } = parts;
  const { headScript, renderingScripts } = page;
  const markup = page.body.replace(TIME_OF_DAY_PLACEHOLDER, () => timeOfDay);

  // The head script also adds a class.
  const texts = [markup, headScript, ...renderingScripts].join('\n');
  const styles = filterStyles(parts.styles, texts);
  const [firstScreen = '', rest] = markup.split(BELOW_FOLD_PLACEHOLDER);
  const isLong = rest !== undefined;
  const [style, later] = isLong ? splitStyles(styles, firstScreen) : [styles, ''];
  const belowFold = { url: `/assets/below-fold-${contentHash(later)}.css`, styles: later };

  const inlineScripts = [boot];
  if (markup !== page.body) inlineScripts.push(timeOfDay);
  if (headScript) inlineScripts.push(headScript);
  const policy = contentSecurityPolicy(parts.env, { style, scripts: inlineScripts });

  const places = new Map([
    ['policy', `<meta http-equiv="Content-Security-Policy" content="${policy}" />`],
    ['head', headScript ? `<script>${headScript}</script>${page.head}` : page.head],
    ['style', `<style>${style}</style>`],
    ['body', markup.replace(BELOW_FOLD_PLACEHOLDER, () => belowFold.url)],
    ['script', `<script type="module">${boot}</script>`],
  ]);
  const attributes = Object.entries(page.data).map(([key, value]) => ` data-${key}="${value}"`);
  const html = parts.template
    .replace(/(?<=<div id="root")[^>]*/, () => attributes.join(''))
    .replace(/<!--page-(\w+)-->/g, (_, place) => places.get(place) ?? '');
  return { html, belowFold };
}
