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

/** Rules with one change. */
export type Mutant = {
  /** The change, such as `isOwner(uid) → true`. */
  readonly change: string;
  /** The change, numbered if it is not unique. */
  readonly name: string;
  readonly rules: string;
};

/** Methods that are easily confused, with their replacements. */
const CONFUSABLE: Readonly<Record<string, readonly string[]>> = {
  hasOnly: ['hasAny', 'hasAll'],
  affectedKeys: ['addedKeys', 'changedKeys', 'removedKeys', 'unchangedKeys'],
};
const OTHER_FIELDS = ['name', 'username', 'UID', 'email', 'plan', 'role', 'color', 'anything'];

/**
 * All mutants of a rules file, each with one change: conditions become true or false, && and || are
 * exchanged, as are the old and the new document, comparisons and numbers change at their
 * boundaries, methods and list elements are removed or added, regular expressions are loosened,
 * wildcards become recursive, statements are removed and permissive blocks added, plus all
 * `widenings`.
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

/** Replaces each operand of && and || by true and by false. */
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

/** Exchanges `resource` and `request.resource`, and confusable set methods. */
function mistakes(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap(({ text }, at) => {
    const others = CONFUSABLE[text] ?? [];
    const edits = others.map((other) => ({ from: at, to: at + 1, text: other }));
    if (text !== 'resource') return edits;
    const isAfter = tokens[at - 1]?.text === '.';
    return [...edits, { from: isAfter ? at - 2 : at, to: at, text: isAfter ? '' : 'request.' }];
  });
}

/** The tokenizer returns single digits, so a number is a sequence of tokens. */
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
      ...(now.length > 1 ? now.map((removed) => now.filter((method) => method !== removed)) : []),
      ...more.map((method) => [...now, method]),
    ].map((names) => ({ from: from + 1, to: colon, text: ` ${names.join(', ')}` }));
  });
}

/** Removes each list element, and adds other fields to lists of field names. */
function lists(tokens: readonly Token[]): Edit[] {
  return tokens.flatMap((token, at) => {
    if (token.text !== '[') return [];
    const end = closingOf(tokens, at);
    const now = clean(textOf(tokens, at + 1, end)).split(/, */);
    if (now.length < 2) return [];
    const isOfNames = tokens[at - 2]?.text === 'hasOnly';
    return [
      ...now.map((removed) => now.filter((element) => element !== removed)),
      ...(isOfNames ? OTHER_FIELDS.map((field) => [...now, `'${field}'`]) : []),
    ].map((elements) => ({ from: at, to: end + 1, text: `[${elements.join(', ')}]` }));
  });
}

/** Loosens strings that are regular expressions, one part at a time. */
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
      const fewer = kinds.map((removed) => kinds.filter((kind) => kind !== removed));
      return [...fewer, [...kinds, 'svg[+]xml'], ['.*'], ['[a-z]*']].map(
        (some) => `(${some.join('|')})`,
      );
    }),
    ...replace(/^\w+\//g, () => ['.*/']),
    // Skips patterns that already match anything at their ends.
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

/** Matching blocks are combined with OR: one permissive block overrides all others. */
function looseBlocks(tokens: readonly Token[]): Edit[] {
  const first = tokens.findIndex(({ text }) => text === 'allow');
  const block = tokens.findLastIndex(({ text }, at) => text === 'match' && at < first);
  return METHODS.flatMap((method) =>
    ['true', 'request.auth != null'].map((condition) => ({
      from: block,
      to: block,
      text: `match /{anything=**} { allow ${method}: if ${condition}; }\n    `,
    })),
  );
}
