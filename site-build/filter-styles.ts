import postcss, { type ChildNode, list, type Root } from 'postcss';

/**
 * Keeps the rules of a stylesheet, in source order, whose classes all occur in a text, and the
 * custom properties that these rules or the text read.
 *
 * @param text the markup of a page, or the scripts that create it
 */
export function filterStyles(stylesheet: string, text: string): string {
  return withoutUnreadProperties(withSelectors(stylesheet, usableIn(text)), text);
}

/**
 * Splits the styles of a page: `first` has the rules that its first screen can use, `later` those
 * that need a class from below. Later rules apply last, whatever their place in the stylesheet, so
 * hydration.full.spec.ts compares the page with the whole stylesheet.
 *
 * @param firstScreen the page's markup up to the end of its first screen
 */
export function splitStyles(styles: string, firstScreen: string) {
  const isFirst = usableIn(firstScreen);
  const later = postcss.parse(withSelectors(styles, (selector) => !isFirst(selector)));
  // The first part has all of these rules, which have no selector.
  later.walkAtRules(/^(font-face|property|view-transition)$/, (rule) => void rule.remove());
  return { first: withSelectors(styles, isFirst), later: withoutEmptyRules(later) };
}

/** A test of selectors: whether all their classes occur in a text. */
function usableIn(text: string): (selector: string) => boolean {
  const words = new Set(text.match(/[\w-]+/g));
  return (selector) => {
    const withoutAttributes = selector.replace(/\[[^\]]*\]/g, '');
    // A selector requires what its `:has()` contains. Classes in other parentheses may be
    // alternatives or a negation.
    const unpacked = withoutAttributes.replace(/:has\(([^(),]*)\)/g, ' $1 ');
    const required = withoutParentheses(unpacked);
    const classes = required.match(/(?<=\.)[a-z_][\w-]*/gi) ?? [];
    return classes.every((name) => words.has(name));
  };
}

/** The selectors of a list that Lightning CSS has wrapped in `:is()`, because one has `:has()`. */
function unwrapped(selector: string): readonly string[] {
  // `:is(a) :is(b)` also begins with `:is(` and ends with `)`, but is no list.
  const isWrapped = withoutParentheses(selector) === ':is';
  return isWrapped ? list.comma(selector.slice(':is('.length, -1)) : [selector];
}

function withoutParentheses(selector: string): string {
  const rest = selector.replace(/\([^()]*\)/g, '');
  // Each pass removes the innermost ones.
  return rest === selector ? rest : withoutParentheses(rest);
}

/** Keeps the rules with a needed selector, and of their selectors only those. */
function withSelectors(styles: string, isNeeded: (selector: string) => boolean): string {
  const root = postcss.parse(styles);
  root.walkRules((rule) => {
    const needed = rule.selectors.flatMap(unwrapped).filter(isNeeded);
    if (needed.length > 0) rule.selectors = needed;
    else rule.remove();
  });
  return withoutEmptyRules(root);
}

/** Removes the custom properties that neither the styles nor a text reads. */
function withoutUnreadProperties(styles: string, text: string): string {
  const root = postcss.parse(styles);
  const read = new Set((styles + text).match(/(?<=var\(\s*)--[\w-]+/g));
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  const remaining = withoutEmptyRules(root);
  // Once more, because a removed property may have been the only reader of another.
  return remaining === styles ? remaining : withoutUnreadProperties(remaining, text);
}

/** Removes the rules that are empty, or contain only empty rules. */
function withoutEmptyRules(root: Root): string {
  root.walk((node) => {
    if (isEmpty(node)) node.remove();
  });
  return root.toString();
}

/** A declaration has no `nodes`, and a statement such as `@layer a;` has none either. */
const isEmpty = (node: ChildNode): boolean => 'nodes' in node && !!node.nodes?.every(isEmpty);
