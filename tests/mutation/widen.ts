import type { Token } from '../../local-backend/storage/tokens';
import {
  allowStatements,
  clean,
  conjuncts,
  type Edit,
  expressions,
  findOperator,
  leaves,
  type Range,
  textOf,
  trimmed,
} from './syntax';

export const METHODS = ['get', 'list', 'create', 'update', 'delete'];
/** Conditions that users other than the owner meet. */
const ALTERNATIVES = [
  'request.auth != null',
  'request.auth.token.admin == true',
  'request.auth.token.email_verified',
];
const OTHER_SIGNS = [':', '+', '@', '%', '~'];
const OTHER_KINDS = ['avif', 'bmp', 'heif', 'tiff', 'x-icon'];
const OTHER_PATHS = ['/public.png', '/usernames/{x}', '/other/{x}/{y}'];
const MAX_LENGTH = 60;

/**
 * Mutants that are slightly more permissive, or stricter in one case only: another claim, a similar
 * uid, a missing document, one method or content type, one more character, a block for one path.
 */
export function widenings(tokens: readonly Token[]): Edit[] {
  return [
    ...alternatives(tokens),
    ...comparisons(tokens),
    ...memberships(tokens),
    ...bounds(tokens),
    ...classes(tokens),
    ...kinds(tokens),
    ...exceptions(tokens),
    ...methods(tokens),
    ...statements(tokens),
    ...blocks(tokens),
  ];
}

/** Adds an alternative to every condition. */
function alternatives(tokens: readonly Token[]): Edit[] {
  return expressions(tokens).flatMap((whole) => {
    const range = trimmed(tokens, whole);
    const text = textOf(tokens, range.from, range.to);
    const isAllow = tokens[whole.from - 1]?.text === 'if';
    return [...ALTERNATIVES, ...(isAllow ? ['resource == null'] : [])].map((other) => ({
      ...range,
      text: `${other} || (${text})`,
      change: `${short(text)} → … || ${other}`,
    }));
  });
}

/** Equality becomes case-insensitive, or a regular expression match of one side. */
function comparisons(tokens: readonly Token[]): Edit[] {
  return leaves(tokens).flatMap((leaf) => {
    const [left, right] = sides(tokens, leaf, '==');
    if (left === undefined || right === undefined || /^(null$|\[)/.test(right)) return [];
    const isLiteral = right.startsWith("'");
    return [
      `${left}.lower() == ${right}.lower()`,
      `${right}.matches(${left})`,
      ...(isLiteral ? [] : [`${left}.matches(${right})`]),
    ].map((text) => ({ ...leaf, text }));
  });
}

/** `in` checks one element only, or accepts every string or every value with an allowed prefix. */
function memberships(tokens: readonly Token[]): Edit[] {
  const looks = tokens.flatMap(({ text }, at) => {
    const list = tokens[at + 2];
    if (text !== 'in' || list?.kind !== 'word') return [];
    return ['0', `${list.text}.size() - 1`].map((index) => ({
      from: at,
      to: at + 3,
      text: `== ${list.text}[${index}]`,
    }));
  });
  const values = leaves(tokens).flatMap((leaf) => {
    const [value, list] = sides(tokens, leaf, 'in');
    const texts = tokens
      .slice(leaf.from, leaf.to)
      .filter(({ kind, text }) => kind === 'string' && list?.includes(text));
    if (!list?.startsWith('[') || texts.length === 0) return [];
    const all = textOf(tokens, leaf.from, leaf.to);
    return [
      `${value} is string`,
      ...texts
        .map(({ text }) => text.slice(1, -1))
        .filter((text) => text !== '')
        .map((text) => `${value}.matches("${text.replace(/[*.+?]/g, '[$&]')}.*")`),
    ].map((more) => ({
      ...leaf,
      text: `(${all} || ${more})`,
      change: `${short(all)} → … || ${more}`,
    }));
  });
  return [...looks, ...values];
}

/** Adds a lower bound to each upper bound. */
function bounds(tokens: readonly Token[]): Edit[] {
  return leaves(tokens).flatMap((leaf) => {
    const [size] = sides(tokens, leaf, '<=');
    if (size === undefined) return [];
    return { ...leaf, text: `${textOf(tokens, leaf.from, leaf.to)} && ${size} > 0` };
  });
}

/** Adds a character to each character class. */
function classes(tokens: readonly Token[]): Edit[] {
  return inStrings(tokens, /\[\^?/g, (start) => OTHER_SIGNS.map((sign) => start + sign));
}

/** Adds an alternative to each alternation. */
function kinds(tokens: readonly Token[]): Edit[] {
  return inStrings(tokens, /\([a-z|]+\)/g, (all) =>
    OTHER_KINDS.map((kind) => `${all.slice(0, -1)}|${kind})`),
  );
}

/** Skips another condition for one alternative of an alternation. */
function exceptions(tokens: readonly Token[]): Edit[] {
  return expressions(tokens).flatMap((whole) => {
    const all = conjuncts(tokens, whole);
    return all.flatMap((condition) => {
      const [, value, start, some = ''] =
        /^(.*)\.matches\('([^']*)\(([a-z|]+)\)'\)$/.exec(condition) ?? [];
      if (value === undefined) return [];
      return some.split('|').flatMap((kind) =>
        all
          .filter((other) => other !== condition)
          .map((other) => {
            const loose = `(${other} || ${value} == '${start}${kind}')`;
            const text = all.map((one) => (one === other ? loose : one)).join(' && ');
            return { ...whole, text: ` ${text}`, change: `${short(other)} → not for ${kind}` };
          }),
      );
    });
  });
}

/** Removes a condition from one method, or adds one of another statement. */
function methods(tokens: readonly Token[]): Edit[] {
  const all = allowStatements(tokens);
  return all.flatMap((statement) => {
    const own = conjuncts(tokens, statement.condition);
    const others = all
      .filter(({ block }) => block === statement.block)
      .flatMap(({ condition }) => conjuncts(tokens, condition))
      .filter((condition) => !own.includes(condition));
    return statement.methods.flatMap((method) => {
      const rest = statement.methods.filter((other) => other !== method);
      const kept = rest.length === 0 ? '' : `allow ${rest.join(', ')}: if ${own.join(' && ')}; `;
      const edit = (conditions: readonly string[], change: string): Edit => ({
        from: statement.from,
        to: statement.to,
        change: `${method} ${short(change)}`,
        text: `${kept}allow ${method}: if ${conditions.join(' && ') || 'true'};`,
      });
      return [
        ...(kept === ''
          ? []
          : own.map((removed) =>
              edit(
                own.filter((one) => one !== removed),
                `without ${removed}`,
              ),
            )),
        ...others.map((more) => edit([...own, more], `with ${more}`)),
      ];
    });
  });
}

/** Statements and blocks are combined with OR: one permissive one overrides all others. */
function statements(tokens: readonly Token[]): Edit[] {
  return blocksOf(tokens).flatMap(({ first, path }) =>
    [
      ...METHODS.map((method) => `allow ${method}: if request.auth != null;`),
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `allow get: if ${name} == 'public';`),
    ].map((text) => ({ from: first, to: first, text: `${text} ` })),
  );
}

function blocks(tokens: readonly Token[]): Edit[] {
  return blocksOf(tokens).flatMap(({ block, path }) =>
    [...OTHER_PATHS, `${path}/more/{x}`].flatMap((other) =>
      METHODS.map((method) => ({
        from: block,
        to: block,
        text: `match ${other} { allow ${method}: if request.auth != null; }\n    `,
      })),
    ),
  );
}

/** The blocks that contain statements, with their paths and first statements. */
function blocksOf(tokens: readonly Token[]) {
  const firsts = new Map(
    allowStatements(tokens)
      .toReversed()
      .map(({ block, from }) => [block, from]),
  );
  return [...firsts].map(([block, first]) => ({
    block,
    first,
    path: /\S+/.exec(textOf(tokens, block + 1, first))?.[0] ?? '',
  }));
}

/** The operands of an operator; empty if the range does not contain it. */
function sides(tokens: readonly Token[], { from, to }: Range, operator: string): string[] {
  const at = findOperator(tokens, { from, to }, operator);
  if (at === undefined) return [];
  const length = tokens[at]?.kind === 'word' ? 1 : operator.length;
  return [clean(textOf(tokens, from, at)), clean(textOf(tokens, at + length, to))];
}

/** Replaces each match in a string by each of the given texts. */
function inStrings(
  tokens: readonly Token[],
  pattern: RegExp,
  by: (match: string) => readonly string[],
): Edit[] {
  return tokens.flatMap(({ kind, text }, at) => {
    if (kind !== 'string') return [];
    return [...text.matchAll(pattern)].flatMap(({ 0: match, index }) =>
      by(match).map((other) => ({
        from: at,
        to: at + 1,
        text: text.slice(0, index) + other + text.slice(index + match.length),
      })),
    );
  });
}

const short = (text: string) => {
  const all = clean(text);
  return all.length > MAX_LENGTH ? `${all.slice(0, MAX_LENGTH)}…` : all;
};
