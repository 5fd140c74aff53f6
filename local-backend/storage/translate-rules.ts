import { PAD } from './firestore-format';

const DOCUMENTS = '/databases/{storageDatabase}/documents';
const SERVICE = /\bservice\s+firebase\.storage\s*\{([\s\S]*)\}/;

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/;
const NO_CODE = `${COMMENT.source}|${STRING.source}`;

/* In these patterns, `(?<![.\w])` excludes a member of the same name, such as the claim `token.resource`. */

/** The object before or after the operation. */
const OBJECT = /(?<![.\w])(?:request\.)?resource\b/;

/**
 * The methods that Firestore evaluates as Storage does. `create` and `update` only with the same condition:
 * new content for an existing object is a `create` in Storage, and an `update` in Firestore.
 */
const METHOD = '(?:get|delete|create,\\s*update)\\b';
/** An `allow` with any other method, such as `list`: Firestore cannot list by a prefix. */
const OTHER_METHOD = new RegExp(`\\ballow\\s+(?!${METHOD}(?:,\\s*${METHOD})*\\s*[:;])[^:;]*`);
/** `request` as a whole, or with a member that Firestore does not have. */
const OTHER_REQUEST = /(?<![.\w])request\b(?!\.(?:auth|resource)\b)(?:\.\w+)?/;
/**
 * The object as a whole: `resource == null` would become `resource.data == null`, which is always false.
 * After `in`, the translation is right: `'size' in resource.data`.
 */
const WHOLE_OBJECT = new RegExp(`(?<!\\bin\\s+)${OBJECT.source}(?!\\s*[.[])`);
/** A read of a document, which Storage rules begin with `firestore`. */
const DOCUMENT_READ = /(?<![.\w])(?:firestore\b|(?:get|exists)(?:After)?\s*\()/;
/** What Firestore rules do not have, or evaluate differently. */
const UNTRANSLATABLE = [OTHER_METHOD, OTHER_REQUEST, WHOLE_OBJECT, DOCUMENT_READ];

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
  requireTranslatable(source);
  const objects = new RegExp(`${NO_CODE}|(?<object>${OBJECT.source})`, 'g');
  const translated = source.replace(objects, (text, object: string | undefined) =>
    object === undefined ? text : `${object}.data`,
  );
  // Both `$1` are what was in the braces of the Storage service.
  const service = `service cloud.firestore { match ${DOCUMENTS} {$1} match ${DOCUMENTS}/${PAD} {$1} }`;
  return translated.replace(SERVICE, service);
}

/** @throws Error in one sentence for rules that Firestore rejects or evaluates differently */
function requireTranslatable(source: string): void {
  // Comments and strings become spaces, so that each line stays where it is.
  const code = source.replace(new RegExp(NO_CODE, 'g'), (text) => text.replace(/./g, ' '));
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
