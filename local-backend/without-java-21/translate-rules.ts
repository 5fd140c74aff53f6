import { PAD } from './firestore-format';

const DOCUMENTS = '/databases/{storageDatabase}/documents';
const SERVICE = /\bservice\s+firebase\.storage\s*\{([\s\S]*)\}/;

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/* In the patterns below, `(?<![.\w])` excludes members of that name, such as `token.resource`. */

/** The object before or after the operation. */
const OBJECT = /(?<![.\w])(?:request\.)?resource\b/;

/* A string can contain the text of a comment or an object, so these patterns match strings, too. */
const STRING_OR_COMMENT = new RegExp(`${STRING.source}|(?<comment>${COMMENT.source})`, 'g');
const STRING_OR_OBJECT = new RegExp(`${STRING.source}|(?<object>${OBJECT.source})`, 'g');

/**
 * An item of an `allow`'s methods that Firestore evaluates as Storage does. `create, update` is one
 * item: new content for an existing object is a `create` in Storage, an `update` in Firestore.
 */
const METHOD = '(?:get|delete|create,\\s*update)\\b';
/** An `allow` with any other method, such as `list`, because Firestore cannot list by a prefix. */
const OTHER_METHOD = new RegExp(`\\ballow\\b(?!\\s+${METHOD}(?:,\\s*${METHOD})*\\s*[:;])[^:;]*`);
/** `request` as a whole, or a member of it other than `auth` and `resource`. */
const OTHER_REQUEST = /(?<![.\w])request\b(?!\.(?:auth|resource)\b)(?:\.\w+)?/;
/**
 * The object as a whole, because `resource == null` would become `resource.data == null`, which is
 * always false. After `in`, the translation is right: `'size' in resource.data`.
 */
const WHOLE_OBJECT = new RegExp(`(?<!\\bin\\s+)${OBJECT.source}(?!\\s*[.[])`);
/** A read of a document: `firestore.get(…)` in Storage rules, `get(…)` in Firestore rules. */
const DOCUMENT_READ = /(?<![.\w])(?:firestore\b|(?:get|exists)(?:After)?\s*\()/;
/** `translateRules` refuses rules that match one of these. */
const UNTRANSLATABLE = [OTHER_METHOD, OTHER_REQUEST, WHOLE_OBJECT, DOCUMENT_READ];

/**
 * Translates Storage rules into Firestore rules, so that the Firestore emulator can evaluate them.
 * Line numbers stay the same, and comments become spaces.
 *
 * An object's path becomes a document's path, which needs an even number of segments. The output
 * therefore contains the rules twice: paths with an odd number are evaluated below `pad/`.
 *
 * @throws Error in one sentence for rules that Firestore rejects or evaluates unlike Storage
 */
export function translateRules(source: string): string {
  const code = source.replace(STRING_OR_COMMENT, (text, comment: string | undefined) =>
    comment === undefined ? text : blank(comment),
  );
  requireTranslatable(code.replace(STRING, blank));
  const translated = code.replace(STRING_OR_OBJECT, (text, object: string | undefined) =>
    object === undefined ? text : `${object}.data`,
  );
  // `replace` puts the text between the braces of the Storage service in place of both `$1`.
  const matches = `match ${DOCUMENTS} {$1} match ${DOCUMENTS}/${PAD} {$1}`;
  return translated.replace(SERVICE, `service cloud.firestore { ${matches} }`);
}

/** Replaces a text by spaces, so that everything after it keeps its line and column. */
function blank(text: string): string {
  return text.replace(/./g, ' ');
}

function requireTranslatable(code: string): void {
  for (const pattern of UNTRANSLATABLE) {
    const found = pattern.exec(code);
    if (found) {
      const line = code.slice(0, found.index).split('\n').length;
      throw new Error(
        `L${line} \`${found[0]}\` cannot be evaluated by the Firestore emulator (docs/decisions/05-storage-rules-in-the-firestore-emulator.md).`,
      );
    }
  }
  if (!SERVICE.test(code)) throw new Error('L1 There is no `service firebase.storage { … }`.');
}
