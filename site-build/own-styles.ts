import { createHash } from 'node:crypto';
import postcss, { AtRule } from 'postcss';

/**
 * The rules of the site's sheet that a page's markup can need, in their order. A page carries them
 * itself: a sheet to fetch is one more round trip before anything is seen.
 *
 * @param html the page; state that comes without React (`:hover`, `[open]`) counts as there
 */
export function ownStyles(sheet: string, html: string): string {
  const words = new Set([
    ...[...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => `.${name}`),
    ),
    ...[...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag),
  ]);
  const root = postcss.parse(sheet);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    // `from` and `50%` are no selectors.
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return;
    const needed = rule.selectors.filter((selector) => mayMatch(selector, words));
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
  const rest = root.toString();
  root.walkAtRules('keyframes', (frames) => {
    const isPlayed = rest.split(frames.params).length > 2;
    if (!isPlayed) frames.remove();
  });
  return root.toString().trim();
}

/** Whether every class and element that a selector names is on the page. */
function mayMatch(selector: string, words: ReadonlySet<string>): boolean {
  // What stands in parentheses may be one of several, or one that must not be.
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  const named = outside.replace(/::?[a-z-]+/g, '').match(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/g);
  return (named ?? []).every((word) => words.has(word));
}

/** How a Content-Security-Policy names a style that stands in the page. */
export function styleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** A policy, in whatever text, that allows exactly these styles besides the site's own files. */
export function allowStyles(text: string, hashes: ReadonlySet<string>): string {
  return text.replace(
    /style-src 'self'[^;]*/g,
    ["style-src 'self'", ...[...hashes].sort()].join(' '),
  );
}
