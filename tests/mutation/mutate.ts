import { type Token, tokenize } from '../../local-backend/storage/tokens';
import {
  allowStatements,
  clean,
  closingOf,
  type Edit,
  endOf,
  expressions,
  operands,
  textOf,
} from './syntax';
import { METHODS, widenings } from './widen';

/** Rules with one thing changed. */
export type Mutant = {
  /** What was changed, such as `isOwner(uid) → true`. */
  readonly change: string;
  /** The change, with a number where others look alike. */
  readonly name: string;
  readonly rules: string;
};

/** Words that are easily taken for one another, each with what it is taken for. */
const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
  hasOnly: ['hasAny', 'hasAll'],
  affectedKeys: ['addedKeys', 'changedKeys', 'removedKeys', 'unchangedKeys'],
};
const OTHER_FIELDS = ['name', 'username', 'UID', 'email', 'plan', 'role', 'color', 'anything'];

/**
 * All mutants of a rules file, each with one thing changed: every condition once true and once
 * false, every && and || exchanged, the old document taken for the new one, every comparison and
 * number at its edges, every method and list element left out or put
 * in, every regular expression loosened, every wildcard deepened, every statement taken away, a loose
 * block added, and what `widenings` adds.
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
    ...widenings(tokens),
  ];
  const seen = new Set<string>();
  const alike = new Map<string, number>();
  return edits.flatMap((edit) => {
    const rules = textOf(tokens, 0, edit.from) + edit.text + textOf(tokens, edit.to, tokens.length);
    if (seen.has(rules) || rules === source) return [];
    seen.add(rules);
    const before = clean(textOf(tokens, edit.from, edit.to));
    const change = edit.change ?? `${before || '(nothing)'} → ${clean(edit.text) || '(nothing)'}`;
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
  return allowStatements(tokens).flatMap(({ from, methods: now }) => {
    const colon = tokens.findIndex(({ text }, index) => index > from && text === ':');
    const more = METHODS.filter((method) => !now.includes(method));
    return [
      ...(now.length > 1 ? now.map((gone) => now.filter((method) => method !== gone)) : []),
      ...more.map((method) => [...now, method]),
    ].map((names) => ({ from: from + 1, to: colon, text: ` ${names.join(', ')}` }));
  });
}

/** Lists: each element left out, and other fields put into those of names. */
function lists(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, at) => {
    if (token.text !== '[') return [];
    const end = closingOf(tokens, at);
    const now = clean(textOf(tokens, at + 1, end)).split(/, */);
    if (now.length < 2) return [];
    const isOfNames = tokens[at - 2]?.text === 'hasOnly';
    return [
      ...now.map((gone) => now.filter((element) => element !== gone)),
      ...(isOfNames ? OTHER_FIELDS.map((field) => [...now, `'${field}'`]) : []),
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
