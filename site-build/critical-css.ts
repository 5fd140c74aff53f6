import postcss, { AtRule, type Root } from 'postcss';

/**
 * The rules that can match a page's markup, in source order. The page inlines them, because a
 * linked stylesheet delays the first paint by a round trip.
 *
 * @param html the page; rules for states that need no React (`:hover`, `[open]`) are kept
 */
export function criticalCss(stylesheet: string, html: string): string {
  const selectable = new Set([
    ...[...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => `.${name}`),
    ),
    ...[...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag),
  ]);
  const root = postcss.parse(stylesheet);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    // `from` and `50%` are not selectors.
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return;
    const needed = rule.selectors.filter((selector) => mayMatch(selector, selectable));
    if (needed.length === 0) rule.remove();
    else rule.selectors = needed;
  });
  removeUnread(root, html);
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  const rest = root.toString();
  root.walkAtRules('keyframes', (frames) => {
    const isUsed = rest.split(frames.params).length > 2;
    if (!isUsed) frames.remove();
  });
  return root.toString().trim();
}

/**
 * The stylesheet without font declarations. Each page has declared the fonts already: a second
 * declaration could swap in a font that had timed out, and shift the layout.
 */
export function withoutFonts(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}

/** Removes custom properties that the page does not read, until none is left. */
function removeUnread(root: Root, html: string): void {
  const text = root.toString() + html;
  const read = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  let isDone = true;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    isDone = false;
  });
  if (!isDone) removeUnread(root, html);
}

/** Whether the page has every class and element of a selector. */
function mayMatch(selector: string, selectable: ReadonlySet<string>): boolean {
  // Parentheses may hold alternatives, or a negation.
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  const named = outside.replace(/::?[a-z-]+/g, '').match(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/g);
  return (named ?? []).every((name) => selectable.has(name));
}
