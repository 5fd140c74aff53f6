import postcss from 'postcss';

/**
 * The rules of a stylesheet that can match elements with the classes that occur in a text, in source
 * order, and the custom properties that these rules or the text read.
 *
 * @param text the markup of a page, or the scripts that create it
 */
export function filterStyles(stylesheet: string, text: string): string {
  const words = new Set(text.match(/[\w-]+/g));
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    const needed = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => words.has(name)),
    );
    if (needed.length > 0) rule.selectors = needed;
    else rule.remove();
  });
  for (let size = 0; size !== root.toString().length; ) {
    size = root.toString().length;
    const read = new Set(`${root}${text}`.match(/(?<=var\(\s*)--[\w-]+/g));
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
    root.walk((node) => {
      if ('nodes' in node && node.nodes?.length === 0) node.remove();
    });
  }
  return root.toString();
}

/** The classes that a selector requires: those in parentheses may be alternatives, or a negation. */
function classesOf(selector: string): readonly string[] {
  let rest = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(rest)) rest = rest.replace(/\([^()]*\)/g, '');
  return (rest.match(/\.[a-z_][\w-]*/gi) ?? []).map((name) => name.slice(1));
}
