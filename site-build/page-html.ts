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
  /** Text of scripts that render more than the markup, whose classes the page's styles include. */
  readonly scripts: readonly string[];
  /** A script that runs before the first paint. */
  readonly headScript: string | undefined;
};

export type PageFiles = {
  readonly html: string;
  /** The styles below the first screen, which a long page links after it. */
  readonly belowFold: { readonly url: string; readonly styles: string } | undefined;
};

/** The HTML of a page, with its own styles and its own policy. */
export function pageHtml(parts: PageParts, page: RenderedPage): PageFiles {
  const { template, boot, timeOfDay, env } = parts;
  const { head, body, data, scripts, headScript } = page;
  const markup = body.replace(TIME_OF_DAY_PLACEHOLDER, () => timeOfDay);
  const inline = [boot];
  if (body.includes(TIME_OF_DAY_PLACEHOLDER)) inline.push(timeOfDay);
  if (headScript) inline.push(headScript);
  const style = filterStyles(parts.styles, [markup, headScript, ...scripts].join('\n'));
  // Most pages are short, and have all of their styles in the head.
  const isLong = markup.includes(BELOW_FOLD_PLACEHOLDER);
  const [firstScreen = ''] = markup.split(BELOW_FOLD_PLACEHOLDER);
  const [first, later] = isLong ? splitStyles(style, firstScreen) : [style, ''];
  const belowFoldUrl = `/assets/below-fold-${contentHash(later)}.css`;
  const policy = contentSecurityPolicy(env, { style: first, scripts: inline });
  const places = new Map([
    ['policy', `<meta http-equiv="Content-Security-Policy" content="${policy}" />`],
    ['head', headScript ? `<script>${headScript}</script>${head}` : head],
    ['style', `<style>${first}</style>`],
    ['body', markup.replace(BELOW_FOLD_PLACEHOLDER, belowFoldUrl)],
    ['script', `<script type="module">${boot}</script>`],
  ]);
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${value}"`);
  const html = template
    .replace(/(?<=<div id="root")[^>]*/, attributes.join(''))
    .replace(/<!--page-(\w+)-->/g, (_, place) => places.get(place) ?? '');
  return { html, belowFold: isLong ? { url: belowFoldUrl, styles: later } : undefined };
}
