import { type Token, tokenize } from '../../local-backend/storage/tokens';

/** Rules with one thing changed. */
export type Mutant = {
  /** What was changed, such as `isOwner(uid) → true`. */
  readonly change: string;
  /** The change, with a number where others look alike. */
  readonly name: string;
  readonly rules: string;
};

type Edit = { readonly from: number; readonly to: number; readonly text: string };
type Range = { readonly from: number; readonly to: number };

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);
const METHODS = ['get', 'list', 'create', 'update', 'delete'];
/** Words that are easily taken for one another, each with what it is taken for. */
const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
  hasOnly: ['hasAny', 'hasAll'],
  affectedKeys: ['addedKeys', 'changedKeys', 'removedKeys', 'unchangedKeys'],
};
const PROTECTED_FIELDS = ['name', 'username', 'UID', 'email', 'plan'];

/**
 * All mutants of a rules file, each with one thing changed: every condition once true and once
 * false, every && and || exchanged, the old document taken for the new one, every comparison and
 * number at its edges, every method and list element left out or put
 * in, every regular expression loosened, every wildcard deepened, every statement taken away, and
 * a loose block added.
 */
export function mutantsOf(source: string): Mutant[] {
  const tokens = tokenize(source);
  const edits = [
    ...conditions(tokens),
    ...connectives(tokens),
    ...comparisons(tokens),
    ...mistakes(tokens),
    ...numbers(tokens),
    ...methods(tokens),
    ...lists(tokens),
    ...patterns(tokens),
    ...wildcards(tokens),
    ...statements(tokens),
    ...looseBlocks(tokens),
  ];
  const seen = new Set<string>();
  const alike = new Map<string, number>();
  return edits.flatMap((edit) => {
    const rules = textOf(tokens, 0, edit.from) + edit.text + textOf(tokens, edit.to, tokens.length);
    if (seen.has(rules) || rules === source) return [];
    seen.add(rules);
    const before = clean(textOf(tokens, edit.from, edit.to));
    const change = `${before || '(nothing)'} → ${clean(edit.text) || '(nothing)'}`;
    const count = (alike.get(change) ?? 0) + 1;
    alike.set(change, count);
    return [{ change, name: count === 1 ? change : `${change} (${count})`, rules }];
  });
}

/** Each operand of && and || becomes true, and false. */
function conditions(tokens: readonly Token[]): Edit[] {
  return expressions(tokens).flatMap((range) =>
    operands(tokens, range).flatMap(({ from, to }) =>
      ['true', 'false'].map((text) => ({ from, to, text })),
    ),
  );
}

function comparisons(tokens: readonly Token[]): Edit[] {
  const swapped: Readonly<Record<string, string>> = { '==': '!=', '!=': '==' };
  return tokens.flatMap((token, at) => {
    const pair = token.text + (tokens[at + 1]?.text ?? '');
    if (pair === '>=' || pair === '<=') return [{ from: at, to: at + 2, text: token.text }];
    const other = swapped[pair];
    return other === undefined ? [] : [{ from: at, to: at + 2, text: other }];
  });
}

function connectives(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ text }, at) => {
    const isPair = /^[&|]$/.test(text) && tokens[at + 1]?.text === text;
    return isPair ? [{ from: at, to: at + 2, text: text === '&' ? '||' : '&&' }] : [];
  });
}

/** The state before taken for the state after, and the other way, and one set for another. */
function mistakes(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ text }, at) => {
    const others = MISTAKEN[text] ?? [];
    const edits = others.map((other) => ({ from: at, to: at + 1, text: other }));
    if (text !== 'resource') return edits;
    const isAfter = tokens[at - 1]?.text === '.';
    return [...edits, { from: isAfter ? at - 2 : at, to: at, text: isAfter ? '' : 'request.' }];
  });
}

/** Digits are signs to the tokenizer: a number is a run of them. */
function numbers(tokens: readonly Token[]): Edit[] {
  const isDigit = (at: number) => /^\d$/.test(tokens[at]?.text ?? '');
  return tokens.flatMap((_, from) => {
    if (!isDigit(from) || isDigit(from - 1) || tokens[from - 1]?.kind === 'word') return [];
    let to = from;
    while (isDigit(to)) to += 1;
    const value = Number(textOf(tokens, from, to));
    return [value + 1, value - 1].map((other) => ({ from, to, text: String(other) }));
  });
}

function methods(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, at) => {
    if (token.text !== 'allow') return [];
    const colon = tokens.findIndex(({ text }, index) => index > at && text === ':');
    const now = clean(textOf(tokens, at + 1, colon)).split(/, */);
    const more = METHODS.filter((method) => !now.includes(method));
    return [
      ...(now.length > 1 ? now.map((gone) => now.filter((method) => method !== gone)) : []),
      ...more.map((method) => [...now, method]),
    ].map((names) => ({ from: at + 1, to: colon, text: ` ${names.join(', ')}` }));
  });
}

/** Lists of texts: each element left out, and each protected field put in. */
function lists(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, at) => {
    if (token.text !== '[') return [];
    const end = closingOf(tokens, at);
    const now = tokens.slice(at, end).filter(({ kind }) => kind === 'string');
    if (now.length < 2) return [];
    const texts = now.map(({ text }) => text);
    return [
      ...texts.map((gone) => texts.filter((text) => text !== gone)),
      ...PROTECTED_FIELDS.map((field) => [...texts, `'${field}'`]),
    ].map((elements) => ({ from: at, to: end + 1, text: `[${elements.join(', ')}]` }));
  });
}

/** Strings that are regular expressions or separators, piece by piece. */
function patterns(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, at) =>
    token.kind === 'string'
      ? loosened(token.text).map((text) => ({ from: at, to: at + 1, text }))
      : [],
  );
}

function loosened(literal: string): string[] {
  const body = literal.slice(1, -1);
  const replace = (pattern: RegExp, by: (...match: string[]) => string[]) =>
    [...body.matchAll(pattern)].flatMap((match) =>
      by(...match).map((text) => {
        const end = match.index + match[0].length;
        return `'${body.slice(0, match.index)}${text}${body.slice(end)}'`;
      }),
    );
  return [
    ...replace(/\{(\d+)\}/g, (_, n) => [`{${Number(n) + 1}}`, `{${Number(n) - 1}}`]),
    ...replace(/\{0,(\d+)\}/g, (_, n) => [`{0,${Number(n) + 1}}`, `{0,${Number(n) - 1}}`, '*']),
    ...replace(/\[[^\]]+\]/g, () => ['.']),
    ...replace(/\(([a-z|]+)\)/g, (_, all = '') => {
      const kinds = all.split('|');
      const fewer = kinds.map((gone) => kinds.filter((kind) => kind !== gone));
      return [...fewer, [...kinds, 'svg[+]xml'], ['.*'], ['[a-z]*']].map(
        (some) => `(${some.join('|')})`,
      );
    }),
    ...replace(/^\w+\//g, () => ['.*/']),
    // Nothing new where the pattern takes anything at its ends already.
    ...(/[[({]/.test(body) && !/\.\*$/.test(body) ? [`'.*${body}'`, `'${body}.*'`] : []),
  ];
}

function wildcards(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, at) => {
    const inPath = tokens[at - 1]?.text === '/' && token.text === '{';
    const isHead = /^(database|bucket)$/.test(tokens[at + 1]?.text ?? '');
    if (!inPath || isHead) return [];
    return [{ from: at + 2, to: at + 3, text: '=**}' }];
  });
}

function statements(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, from) =>
    token.text === 'allow' ? [{ from, to: endOf(tokens, from) + 1, text: '' }] : [],
  );
}

/** Matching blocks are OR-ed: one loose block undoes all strict ones. */
function looseBlocks(tokens: readonly Token[]): Edit[] {
  const first = tokens.findIndex(({ text }) => text === 'allow');
  const block = tokens.findLastIndex(({ text }, at) => text === 'match' && at < first);
  return METHODS.flatMap((method) =>
    ['true', 'request.auth != null'].map((condition) => ({
      ...{ from: block, to: block },
      text: `match /{anything=**} { allow ${method}: if ${condition}; }\n    `,
    })),
  );
}

/** What stands between `if` or `return` and the semicolon. */
function expressions(tokens: readonly Token[]): Range[] {
  return tokens.flatMap(({ kind, text }, at) =>
    kind === 'word' && (text === 'if' || text === 'return')
      ? [{ from: at + 1, to: endOf(tokens, at) }]
      : [],
  );
}

/** The expression itself and, below && and || and parentheses, all its parts. */
function operands(tokens: readonly Token[], whole: Range): Range[] {
  const range = trimmed(tokens, whole);
  const cuts: number[] = [];
  for (let at = range.from, depth = 0; at < range.to; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (OPENING.has(text)) depth += 1;
    if (CLOSING.has(text)) depth -= 1;
    const isCut = (text === '&' || text === '|') && tokens[at + 1]?.text === text;
    if (depth === 0 && isCut) cuts.push(at);
  }
  if (cuts.length > 0) {
    const edges = [range.from - 2, ...cuts, range.to];
    const parts = edges
      .slice(1)
      .map((to, index) => ({ from: (edges[index] ?? 0) + 2, to }))
      .flatMap((part) => operands(tokens, part));
    return [range, ...parts];
  }
  const isGroup =
    tokens[range.from]?.text === '(' && closingOf(tokens, range.from) === range.to - 1;
  return isGroup ? operands(tokens, { from: range.from + 1, to: range.to - 1 }) : [range];
}

function trimmed(tokens: readonly Token[], { from, to }: Range): Range {
  const isSpace = (at: number) => /^(space|comment)$/.test(tokens[at]?.kind ?? '');
  let [start, end] = [from, to];
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return { from: start, to: end };
}

function closingOf(tokens: readonly Token[], opening: number): number {
  let depth = 0;
  return tokens.findIndex(({ text }, at) => {
    if (at < opening) return false;
    if (OPENING.has(text)) depth += 1;
    if (CLOSING.has(text)) depth -= 1;
    return depth === 0;
  });
}

const endOf = (tokens: readonly Token[], from: number) =>
  tokens.findIndex(({ text }, at) => at > from && text === ';');

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('');

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
