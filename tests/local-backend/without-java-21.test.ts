import { expect, test } from 'vitest';
import { documentPath } from '../../local-backend/without-java-21/firestore-format';
import { createRuleset } from '../../local-backend/without-java-21/rules-runtime';
import { translateRules } from '../../local-backend/without-java-21/translate-rules';

// Firestore requires an even number of segments, so `pad` precedes a path with an odd number.
test.each([
  ['a', 'b/bucket/o/a'],
  ['a/b', 'pad/b/bucket/o/a/b'],
  ['ü p?#%2F', 'b/bucket/o/%C3%BC%20p%3F%23%252F'],
])('the document of %s is %s', (object, document) => {
  expect(documentPath(`b/bucket/o/${object}`)).toBe(document);
});

// Firestore refuses some of these names, and would change the others.
test.each(['..', '__a__', 'a'.repeat(1501), 'a//b', '/a', 'a/', ' a', 'a /b', 'a\n', 'a\u3000'])(
  'no document represents %j',
  (name) => expect(documentPath(`b/b/o/${name}`)).toBeUndefined(),
);

test.each([
  ['an unsupported operation', 'list', /^Denied: .*Invalid option/s],
  ['an operation when the Firestore emulator is unreachable', 'get', /^Denied: fetch failed/],
])('denies %s', async (_, method, error) => {
  const { verify } = createRuleset('127.0.0.1:1', 'demo-x');
  const { permitted, issues } = await verify({ method, path: 'b/x/o/y', file: {} });
  expect(permitted).toBe(false);
  expect(issues.errors).toEqual([expect.stringMatching(error)]);
});

/** Storage rules with a given part inside a match block, on line 4. */
const rulesWith = (part: string) => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o { match /{name} {
    ${part}
  } }
}
`;

test.each([
  ['resource.size < 5', 'resource.data.size < 5'],
  ["resource['size'] == 1", "resource.data['size'] == 1"],
  ["'a' in request.resource", "'a' in request.resource.data"],
  ['request.auth.token.resource.size == 1', 'request.auth.token.resource.size == 1'],
  ["request.auth.uid == 'resource.size'", "request.auth.uid == 'resource.size'"],
  ["'https://resource.size'", "'https://resource.size'"],
  ['true; // resource.size, allow list', 'true;'],
])('translates %s', (storage, firestore) => {
  const lines = translateRules(rulesWith(`allow get: if ${storage}`)).split('\n');
  expect(lines[3]?.trimEnd()).toBe(`    allow get: if ${firestore}`);
  // The output repeats the rules for the paths below `pad`, four lines further down.
  expect(lines[7]).toBe(lines[3]);
});

test.each([
  'allow list: if true;',
  'allow get, read: if true;',
  'allow get: if firestore.exists(/databases/(default)/documents/a/b);',
  'allow get: if small(request);',
  "allow get: if request.method == 'get';",
])('refuses %s with its line', (part) => {
  expect(() => translateRules(rulesWith(part))).toThrow(
    /^L4 `.*` cannot be evaluated by the Firestore emulator/,
  );
});

test('accepts any white space after `allow`', () => {
  expect(() => translateRules(rulesWith('allow\n      get;'))).not.toThrow();
});

test('ignores comments that look like a part of the service', () => {
  const rules = rulesWith('allow get;');
  const translated = translateRules(`// In service firebase.storage {\n${rules}// end }`);
  expect(translated.trim()).toBe(translateRules(rules).trim());
});

test('refuses rules of another service', () => {
  expect(() => translateRules('service cloud.firestore { }')).toThrow('service firebase.storage');
});
