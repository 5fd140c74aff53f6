const DOCUMENTS = '/databases/{storageDatabase}/documents';
const SERVICE = /\bservice\s+firebase\.storage\s*\{([\s\S]*)\}/;

const METHOD = '(?:get|delete|create,\\s*update)\\b';
/**
 * An `allow` with another method. Firestore has no list by prefix. There, a write is a `create` or an
 * `update` because of the document's existence; in Storage, new content is a `create` even when it
 * replaces an object.
 */
const OTHER_METHOD = new RegExp(`\\ballow\\s+(?!${METHOD}(?:,\\s*${METHOD})*\\s*[:;])[^:;]*`);
/** `request` as a whole, or with a member that Firestore does not have. */
const OTHER_REQUEST = /(?<![.\w])request\b(?!\.(?:auth|resource)\b)(?:\.\w+)?/;
/** `resource` as a whole, which is a document in Firestore. With `in`, it is translated. */
const WHOLE_RESOURCE = /(?<!\bin\s+)(?<![.\w])(?:request\.)?resource\b(?!\s*[.[])/;
/** A read of a document, which Storage rules begin with `firestore`. */
const DOCUMENT_READ = /(?<![.\w])(?:firestore\b|(?:get|exists)(?:After)?\s*\()/;
/** What Firestore rules do not have, or evaluate differently. */
const UNTRANSLATABLE = [OTHER_METHOD, OTHER_REQUEST, WHOLE_RESOURCE, DOCUMENT_READ];

/** Before a member of another value, such as the claim in `token.resource`; `request.resource` is the object. */
const BEFORE_MEMBER = /(?<!(?<![.\w])request)\.$/;

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
  requireTranslatable(tokens);
  const translated = tokens.map(({ text }, index) => {
    // Up to three tokens: `request`, its dot, and the one before them.
    const before = tokens.slice(Math.max(index - 3, 0), index).map((token) => token.text);
    const isObject = text === 'resource' && !BEFORE_MEMBER.test(before.join(''));
    return isObject ? 'resource.data' : text;
  });
  return translated
    .join('')
    .replace(
      SERVICE,
      (_, body) =>
        `service cloud.firestore { match ${DOCUMENTS} {${body}} match ${DOCUMENTS}/pad {${body}} }`,
    );
}

/** @throws Error in one sentence for rules that Firestore rejects or evaluates differently */
function requireTranslatable(tokens: readonly Token[]): void {
  // Comments and strings become spaces, so that each line stays where it is.
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
  if (!SERVICE.test(code)) throw new Error('L1 There is no `service firebase.storage { … }`.');
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
