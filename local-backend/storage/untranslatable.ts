import type { Token } from './tokens';

type Problem = { readonly message: string; readonly line: number };

const SAME_IN_BOTH = new Set(['auth', 'resource', 'time']);
const METHODS_WITHOUT_A_DOCUMENT = new Set(['list', 'read']);
const FIRESTORE_ONLY = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

/** The first part of Storage rules that Firestore rules do not have or interpret differently. */
export function findUntranslatable(body: readonly Token[]): Problem | undefined {
  const code = body.filter(({ kind }) => kind !== 'comment' && kind !== 'space');
  let inAllow = false;
  for (const [at, token] of code.entries()) {
    if (token.text === 'allow') inAllow = true;
    else if (token.text === ':' || token.text === ';') inAllow = false;
    const around = (offset: number) => code[at + offset]?.text ?? '';
    const message = inAllow ? methodProblem(token.text) : expressionProblem(token, around);
    if (message) return { message, line: token.line };
  }
  return undefined;
}

function methodProblem(method: string): string | undefined {
  if (!METHODS_WITHOUT_A_DOCUMENT.has(method)) return undefined;
  return `\`allow ${method}\` cannot be evaluated here, because Firestore cannot list by prefix: write \`allow get\`, or use the emulators of firebase-tools.`;
}

function expressionProblem(token: Token, around: (offset: number) => string): string | undefined {
  if (token.kind !== 'word') return undefined;
  const isMember = around(-1) === '.';
  if (token.text === 'request' && !isMember) return requestProblem(around(1), around(2));
  if (token.text === 'resource' && (!isMember || around(-2) === 'request')) {
    const before = isMember ? -3 : -1;
    if (around(before) === 'in') return undefined;
    return resourceProblem(around(before - 1) + around(before), around);
  }
  if (token.text === 'firestore' && !isMember && around(1) === '.') {
    return 'Access to Firestore (`firestore.…`) cannot be evaluated here.';
  }
  if (FIRESTORE_ONLY.has(token.text) && !isMember && around(1) === '(') {
    return `\`${token.text}(…)\` is not a function of Storage rules.`;
  }
  return undefined;
}

function requestProblem(next: string, member: string): string | undefined {
  if (next === '.' && SAME_IN_BOTH.has(member)) return undefined;
  const what = next === '.' ? `request.${member}` : 'request';
  return `\`${what}\` differs in Firestore rules and cannot be evaluated here.`;
}

function resourceProblem(before: string, around: (offset: number) => string): string | undefined {
  const isRead = around(1) === '.' || around(1) === '[';
  const comparison = around(1) + around(2);
  const isComparedToNull =
    ((comparison === '==' || comparison === '!=') && around(3) === 'null') ||
    before === '==' ||
    before === '!=';
  if (isRead || isComparedToNull) return undefined;
  return '`resource` as a whole cannot be evaluated here: read its members, search it with `in`, or compare it with null.';
}
