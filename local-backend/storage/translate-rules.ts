const DOCUMENTS = '/databases/{storageDatabase}/documents';
const SERVICE = /\bservice\s+firebase\.storage\s*\{([\s\S]*)\}/;
/** What precedes a member, such as a claim. */
const MEMBER = /(?<!(?<![.\w])request)\.$/;
const METHOD = '(?:get|delete|create,\\s*update)\\b';

/** What Firestore rules do not have, or evaluate differently. */
const UNTRANSLATABLE = [
  // Firestore has no list by prefix. There, a write is a `create` or an `update` because of the
  // document's existence; in Storage, new content is a `create` even when it replaces an object.
  new RegExp(`\\ballow\\s+(?!${METHOD}(?:,\\s*${METHOD})*\\s*[:;])[^:;]*`),
  /(?<![.\w])request\b(?!\.(?:auth|resource)\b)(?:\.\w+)?/,
  // As a whole, it is a document, not an object.
  /(?<!\bin\s+)(?<![.\w])(?:request\.)?resource\b(?!\s*[.[])/,
  /(?<![.\w])(?:firestore\b|(?:get|exists)(?:After)?\s*\()/,
];

/**
 * Translates Storage rules into Firestore rules, so that the Firestore emulator can evaluate them.
 * Line numbers stay the same.
 *
 * An object's path becomes a document's path, which needs an even number of segments. The output
 * therefore contains the rules twice: paths with an odd number are evaluated below `pad/`.
 *
 * @throws Error in one sentence for rules that Firestore rejects or evaluates differently
 */
export function translateRules(source: string): string {
  const tokens = tokenize(source);
  // Blank comments and strings keep the lines.
  const code = tokens
    .map(({ kind, text }) => (/comment|string/.test(kind) ? text.replace(/./g, ' ') : text))
    .join('');
  for (const pattern of UNTRANSLATABLE) {
    const found = pattern.exec(code);
    if (found) {
      const line = code.slice(0, found.index).split('\n').length;
      throw new Error(
        `L${line} \`${found[0]}\` cannot be evaluated by the Firestore emulator (docs/decisions.md, 5).`,
      );
    }
  }
  const translated = tokens.map(({ text }, at) => {
    const before = tokens.slice(Math.max(at - 3, 0), at).map((token) => token.text);
    return text === 'resource' && !MEMBER.test(before.join('')) ? 'resource.data' : text;
  });
  if (!SERVICE.test(code)) throw new Error('L1 There is no `service firebase.storage { … }`.');
  return translated
    .join('')
    .replace(
      SERVICE,
      (_, body) =>
        `service cloud.firestore { match ${DOCUMENTS} {${body}} match ${DOCUMENTS}/pad {${body}} }`,
    );
}

/** A token of a rules file. */
type Token = {
  readonly kind: 'word' | 'string' | 'comment' | 'sign';
  readonly text: string;
};

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/;
const WORD = /[A-Za-z_]\w*/;
const TOKEN = new RegExp(
  `(?<comment>${COMMENT.source})|(?<string>${STRING.source})|(?<word>${WORD.source})|[\\s\\S]`,
  'g',
);

/** Splits a rules file into comments, strings, words and single signs, including white space. */
function tokenize(source: string): Token[] {
  return [...source.matchAll(TOKEN)].map(({ 0: text, groups: { comment, string, word } = {} }) => {
    if (comment !== undefined) return { kind: 'comment', text };
    if (string !== undefined) return { kind: 'string', text };
    return { kind: word === undefined ? 'sign' : 'word', text };
  });
}
