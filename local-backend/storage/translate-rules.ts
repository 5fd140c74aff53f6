const DOCUMENTS = '/databases/{storageDatabase}/documents';
const SERVICE = /service firebase\.storage \{(.*)\}/s;
/** A comment, a text, or the word `resource`. */
const COMMENT_TEXT_OR_RESOURCE = /\/\/.*|'[^']*'|"[^"]*"|\bresource\b/g;

/**
 * Translates Storage rules into Firestore rules, so that the Firestore emulator can evaluate them
 * (docs/decisions.md, 5). Line numbers stay the same.
 *
 * An object becomes the data of a document. Its path becomes a document's path, which needs an even
 * number of segments. The output therefore contains the rules twice: paths with an odd number are
 * evaluated below `pad/`.
 */
export function translateRules(source: string): string {
  const withDocuments = source.replace(COMMENT_TEXT_OR_RESOURCE, (part) =>
    part === 'resource' ? 'resource.data' : part,
  );
  return withDocuments.replace(
    SERVICE,
    (_, rules) =>
      `service cloud.firestore { match ${DOCUMENTS} {${rules}} match ${DOCUMENTS}/pad {${rules}} }`,
  );
}
