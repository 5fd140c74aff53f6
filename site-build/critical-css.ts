import postcss, { AtRule, type ChildNode, type Root, type Rule } from 'postcss';

/** Where a page links the styles that it does not inline (StylesheetLink.tsx). */
const LINK = /<link rel="stylesheet"[^>]*>/;

/** The first paint is neither a reaction to a visitor, nor moving, nor printed. */
const LATER_STATE = /:hover|:active|\[open\]/;
const LATER_MEDIA = ['print', '(prefers-reduced-motion:no-preference)'];

/**
 * The rules that can match a page's markup, in source order. The page inlines them, because a
 * linked stylesheet delays the first paint by a round trip. A page that links the rest of its styles
 * inlines only the rules that its first screen needs for the first paint: neither those of the menu,
 * which is closed, nor those in `@supports`.
 *
 * @param page the page; without a link, rules for states that need no React are kept (`:hover`)
 */
export function criticalCss(stylesheet: string, page: string): string {
  const [before = '', after] = page.split(LINK);
  const isWhole = after === undefined;
  const html = isWhole ? page : before.replace(/<dialog.*<\/dialog>/s, '');
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
    keepSelectors(
      rule,
      (selector) =>
        namesIn(selector).every((name) => selectable.has(name)) &&
        (isWhole || !LATER_STATE.test(selector)),
    );
  });
  root.walkAtRules('font-face', (face) => {
    if (!mayShow(face, html)) face.remove();
  });
  root.walkAtRules('media', (media) => {
    const isLater = LATER_MEDIA.includes(media.params);
    // A view transition starts before the page has its linked styles.
    if (isLater && !isWhole) media.each((node) => void (isViewTransition(node) || node.remove()));
  });
  root.walkAtRules('supports', (supports) => {
    if (!isWhole) supports.remove();
  });
  removeUnread(root, html);
  removeEmpty(root);
  const rest = root.toString();
  root.walkAtRules('keyframes', (frames) => {
    const isUsed = rest.split(frames.params).length > 2;
    if (!isUsed) frames.remove();
  });
  return root.toString().trim();
}

/**
 * The rules that a page needs beyond its inline ones, or undefined for a page without a link to them.
 * They follow the inline ones, so the result must not depend on the order of equally specific rules;
 * tests/browser/site/hydration.spec.ts compares it with the whole stylesheet.
 */
export function linkedCss(stylesheet: string, page: string, inlined: string): string | undefined {
  if (!LINK.test(page)) return undefined;
  const inline = new Set<string>();
  const keyOf = (rule: Rule, selector: string, declaration: ChildNode) =>
    `${rule.parent instanceof AtRule ? rule.parent.params : ''} ${selector} ${declaration}`;
  postcss.parse(inlined).walkRules((rule) => {
    for (const selector of rule.selectors)
      rule.each((declaration) => void inline.add(keyOf(rule, selector, declaration)));
  });
  const root = postcss.parse(criticalCss(stylesheet, page.replace(LINK, '')));
  // Again, an inline declaration would override what follows it in the source.
  root.walkRules((rule) => {
    const isInline = (selector: string, declaration: ChildNode) =>
      inline.has(keyOf(rule, selector, declaration));
    const { nodes, selectors } = rule;
    const rest = selectors.filter((one) => !nodes.every((node) => isInline(one, node)));
    if (rest.length === 0) return void rule.remove();
    const known = nodes.filter((node) => rest.every((one) => isInline(one, node)));
    for (const node of known) node.remove();
    rule.selectors = rest;
  });
  root.walkAtRules(/^(font-face|property|view-transition)$/, (rule) => {
    rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

/**
 * The rules for pages with the given scripts, which contain the class names of their elements.
 *
 * @param scripts the text of all scripts that these pages may load
 */
export function stylesFor(stylesheet: string, scripts: string): string {
  const words = new Set(scripts.match(/[\w-]+/g));
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    keepSelectors(rule, (selector) =>
      namesIn(selector).every((name) => !name.startsWith('.') || words.has(name.slice(1))),
    );
  });
  removeUnread(root, scripts);
  removeEmpty(root);
  return root.toString();
}

/** Whether a page has a character of a font's `unicode-range`. */
function mayShow(face: AtRule, html: string): boolean {
  const [, ranges] = /unicode-range:([^;}]*)/.exec(face.toString()) ?? [];
  if (ranges === undefined) return true;
  const characters = ranges.replace(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?\s*/gi, (_, first, last) =>
    last ? `\\u{${first}}-\\u{${last}}` : `\\u{${first}}`,
  );
  return new RegExp(`[${characters.trim()}]`, 'u').test(html);
}

/**
 * The stylesheet without the fonts that a page declares inline: a second declaration could swap in a
 * font that had timed out (`font-display: optional`), and shift the layout.
 */
export function withoutFonts(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules('font-face', (face) => {
    if (face.toString().includes('optional')) face.remove();
  });
  return root.toString();
}

/** Removes custom properties that the page does not read, until none is left. */
function removeUnread(root: Root, html: string): void {
  const text = root.toString() + html;
  const read = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  let isDone = true;
  const removeIfUnread = (name: string, node: ChildNode) => {
    if (read.has(name)) return;
    node.remove();
    isDone = false;
  };
  root.walkDecls(/^--/, (declaration) => removeIfUnread(declaration.prop, declaration));
  root.walkAtRules('property', (rule) => removeIfUnread(rule.params, rule));
  if (!isDone) removeUnread(root, html);
}

function removeEmpty(root: Root): void {
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

const isViewTransition = (node: ChildNode) =>
  node instanceof AtRule && node.name === 'view-transition';

/** Removes the selectors of a rule that a page does not need, and those in its `:is()` list. */
function keepSelectors(rule: Rule, isNeeded: (selector: string) => boolean): void {
  const needed = rule.selectors.flatMap((selector) => {
    const list = /^:(is|where)$/.test(outside(selector))
      ? selector.slice(selector.indexOf('(') + 1, -1)
      : selector;
    const kept = postcss.list.comma(list).filter(isNeeded);
    return kept.length > 0 ? [selector.replace(list, () => kept.join())] : [];
  });
  if (needed.length === 0) rule.remove();
  else rule.selectors = needed;
}

/** The classes (`.name`) and elements that a selector requires. */
function namesIn(selector: string): readonly string[] {
  const compounds = outside(selector).replace(/::?[a-z-]+/g, '');
  return compounds.match(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/g) ?? [];
}

/** A selector without attributes and parentheses, which may hold alternatives, or a negation. */
function outside(selector: string): string {
  let rest = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(rest)) rest = rest.replace(/\([^()]*\)/g, '');
  return rest;
}
