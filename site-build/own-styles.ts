import postcss, { AtRule, type Root } from 'postcss';

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
  removeUnread(root, html);
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  const rest = root.toString();
  root.walkAtRules('keyframes', (frames) => {
    const isPlayed = rest.split(frames.params).length > 2;
    if (!isPlayed) frames.remove();
  });
  return root.toString().trim();
}

/**
 * The sheet for what React shows next. Each page has declared the fonts: a second declaration would
 * bring in the font that a page had given up on, and move all of it under the reader's eyes.
 */
export function withoutFonts(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}

/** Custom properties that nothing on the page reads, and then those that only they have read. */
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

/** Whether every class and element that a selector names is on the page. */
function mayMatch(selector: string, words: ReadonlySet<string>): boolean {
  // What stands in parentheses may be one of several, or one that must not be.
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(outside)) outside = outside.replace(/\([^()]*\)/g, '');
  const named = outside.replace(/::?[a-z-]+/g, '').match(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/g);
  return (named ?? []).every((word) => words.has(word));
}
