import type { Token } from '../../local-backend/storage/tokens';

/** Replaces tokens `from` to `to` by `text`; `change` describes long edits. */
export type Edit = Range & { readonly text: string; readonly change?: string };
export type Range = { readonly from: number; readonly to: number };

/** An `allow` statement including its semicolon. */
export type Statement = Range & {
  readonly methods: readonly string[];
  readonly condition: Range;
  /** The start of its block. */
  readonly block: number;
};

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

export function allowStatements(tokens: readonly Token[]): Statement[] {
  return tokens.flatMap(({ text }, from) => {
    if (text !== 'allow') return [];
    const colon = tokens.findIndex((token, at) => at > from && token.text === ':');
    const end = endOf(tokens, from);
    const start = tokens.findIndex((token, at) => at > colon && token.text === 'if') + 1;
    return {
      from,
      to: end + 1,
      condition: { from: start, to: end },
      methods: clean(textOf(tokens, from + 1, colon)).split(/, */),
      block: tokens.findLastIndex((token, at) => at < from && token.text === 'match'),
    };
  });
}

/** The operands of && in an expression, or the whole expression if it contains ||. */
export function conjuncts(tokens: readonly Token[], whole: Range): string[] {
  const { parts, connectives } = split(tokens, whole);
  const ranges = connectives.has('|') ? [whole] : parts;
  return ranges.map((range) => clean(textOf(tokens, range.from, range.to)));
}

/** The conditions that contain no other conditions. */
export function leaves(tokens: readonly Token[]): Range[] {
  return expressions(tokens)
    .flatMap((range) => operands(tokens, range))
    .filter((range) => operands(tokens, range).length === 1);
}

/** Finds an operator, such as `==`, outside of all brackets in a range. */
export function findOperator(
  tokens: readonly Token[],
  range: Range,
  operator: string,
): number | undefined {
  return outermost(tokens, range).find(
    (at) => tokens[at]?.text === operator || textOf(tokens, at, at + operator.length) === operator,
  );
}

function outermost(tokens: readonly Token[], { from, to }: Range): number[] {
  let depth = 0;
  return tokens.slice(from, to).flatMap(({ text }, offset) => {
    if (OPENING.has(text)) depth += 1;
    const isOutermost = depth === 0;
    if (CLOSING.has(text)) depth -= 1;
    return isOutermost ? [from + offset] : [];
  });
}

function split(tokens: readonly Token[], whole: Range) {
  const range = trimmed(tokens, whole);
  const cuts = outermost(tokens, range).filter((at) => {
    const text = tokens[at]?.text;
    return (text === '&' || text === '|') && tokens[at + 1]?.text === text;
  });
  const edges = [range.from - 2, ...cuts, range.to];
  return {
    connectives: new Set(cuts.map((at) => tokens[at]?.text)),
    parts: edges.slice(1).map((to, index) => ({ from: (edges[index] ?? 0) + 2, to })),
  };
}

/** The expressions between `if` or `return` and the semicolon. */
export function expressions(tokens: readonly Token[]): Range[] {
  return tokens.flatMap(({ kind, text }, at) =>
    kind === 'word' && (text === 'if' || text === 'return')
      ? [{ from: at + 1, to: endOf(tokens, at) }]
      : [],
  );
}

/** An expression and, recursively, its operands of && and ||. */
export function operands(tokens: readonly Token[], whole: Range): Range[] {
  const range = trimmed(tokens, whole);
  const { parts } = split(tokens, range);
  if (parts.length > 1) return [range, ...parts.flatMap((part) => operands(tokens, part))];
  const isGroup =
    tokens[range.from]?.text === '(' && closingOf(tokens, range.from) === range.to - 1;
  return isGroup ? operands(tokens, { from: range.from + 1, to: range.to - 1 }) : [range];
}

export function trimmed(tokens: readonly Token[], { from, to }: Range): Range {
  const isSpace = (at: number) => /^(space|comment)$/.test(tokens[at]?.kind ?? '');
  let [start, end] = [from, to];
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return { from: start, to: end };
}

export function closingOf(tokens: readonly Token[], opening: number): number {
  let depth = 0;
  return tokens.findIndex(({ text }, at) => {
    if (at < opening) return false;
    if (OPENING.has(text)) depth += 1;
    if (CLOSING.has(text)) depth -= 1;
    return depth === 0;
  });
}

export const endOf = (tokens: readonly Token[], from: number) =>
  tokens.findIndex(({ text }, at) => at > from && text === ';');

export const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('');

export const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
