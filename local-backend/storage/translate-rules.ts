import { type Token, tokenize } from './tokens';
import { findUntranslatable } from './untranslatable';

/** A rule without an equivalent in Firestore rules; `line` is its line in the Storage rules. */
export class UntranslatableRules extends Error {
  override name = 'UntranslatableRules';
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

export type TranslatedRules = {
  /** Firestore rules with the same decisions as the Storage rules. */
  readonly rules: string;
  /**
   * The same with `create` and `update` exchanged. In Storage, new content is a `create` even when
   * the object exists, and metadata is an `update` even when it does not exist; in Firestore, only
   * existence decides.
   */
  readonly exchanged: string;
  /** Errors after this line are duplicates of earlier ones. */
  readonly lastLine: number;
};

const DOCUMENTS = '/databases/{storageDatabase}/documents';
const SERVICE = ['service', 'firebase', '.', 'storage', '{'];

/**
 * Translates Storage rules into Firestore rules, so that the Firestore emulator can evaluate them.
 * Line numbers stay the same.
 *
 * An object's path becomes a document's path, which needs an even number of segments. The output
 * therefore contains the rules twice: paths with an odd number are evaluated below `pad/`.
 *
 * @throws UntranslatableRules for rules that Firestore rejects or interprets differently
 */
export function translateRules(source: string): TranslatedRules {
  const tokens = tokenize(source);
  const { head, body, closing } = splitService(tokens);
  const problem = findUntranslatable(body);
  if (problem) throw new UntranslatableRules(problem.message, problem.line);
  const assemble = (text: string, repeat: string) =>
    `${head}service cloud.firestore { match ${DOCUMENTS} {${text}} match ${DOCUMENTS}/pad {${repeat}} }\n`;
  const plain = withData(body);
  const exchanged = exchange(plain);
  return {
    rules: assemble(textOf(plain), onOneLine(plain)),
    exchanged: assemble(textOf(exchanged), onOneLine(exchanged)),
    lastLine: closing.line,
  };
}

function splitService(tokens: readonly Token[]) {
  const code = tokens.filter(isCode);
  const start = code.findIndex((_, at) =>
    SERVICE.every((text, offset) => code[at + offset]?.text === text),
  );
  const opening = code[start + SERVICE.length - 1];
  const first = code[start];
  const closing = code.at(-1);
  if (start < 0 || !first || !opening || closing?.text !== '}') {
    throw new UntranslatableRules('The file has no rules for `service firebase.storage { … }`.', 1);
  }
  const body = tokens.slice(tokens.indexOf(opening) + 1, tokens.indexOf(closing));
  const extra = [...code.slice(0, start), ...body].find(({ text }) => text === 'service');
  if (extra) throw new UntranslatableRules('More than one service.', extra.line);
  return { head: textOf(tokens.slice(0, tokens.indexOf(first))), body, closing };
}

/** Appends `.data` to each `resource` that is followed by a member or searched with `in`. */
function withData(body: readonly Token[]): Token[] {
  const code = body.filter(isCode);
  const read = new Set(
    code.filter((token, at) => {
      const isMember = code[at - 1]?.text === '.';
      if (token.text !== 'resource' || (isMember && code[at - 2]?.text !== 'request')) return false;
      return (
        /^[.[]$/.test(code[at + 1]?.text ?? '') || code[isMember ? at - 3 : at - 1]?.text === 'in'
      );
    }),
  );
  return body.map((token) => (read.has(token) ? { ...token, text: 'resource.data' } : token));
}

function exchange(body: readonly Token[]): Token[] {
  let inAllow = false;
  return body.map((token) => {
    if (!isCode(token)) return token;
    if (token.text === 'allow') inAllow = true;
    else if (/^[:;]$/.test(token.text)) inAllow = false;
    else if (inAllow && token.text === 'create') return { ...token, text: 'update' };
    else if (inAllow && token.text === 'update') return { ...token, text: 'create' };
    return token;
  });
}

function isCode({ kind }: Token): boolean {
  return kind !== 'comment' && kind !== 'space';
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}

function onOneLine(tokens: readonly Token[]): string {
  return tokens.map((token) => (isCode(token) ? token.text : ' ')).join('');
}
