import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STORAGE_RULES } from '../../local-backend/paths';
import { translateRules } from '../../local-backend/storage/translate-rules';

/** Storage rules with a given part inside a match block, on line 4. */
const rulesWith = (part: string) => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o { match /{name} {
    ${part}
  } }
}
`;

const partOf = (rules: string) => rules.split('\n')[3]?.trim();

describe('translateRules', () => {
  it.each([
    ['allow get: if resource.size < 5;', 'allow get: if resource.data.size < 5;'],
    [
      "allow get: if resource.metadata['resource.size'] == '1';",
      "allow get: if resource.data.metadata['resource.size'] == '1';",
    ],
    ["allow get: if resource['size'] == 1;", "allow get: if resource.data['size'] == 1;"],
    [
      'allow get: if request.auth.token.resource.size == 1;',
      'allow get: if request.auth.token.resource.size == 1;',
    ],
    ['allow create: if resource == null;', 'allow create: if resource == null;'],
    ["allow create: if 'a' in request.resource;", "allow create: if 'a' in request.resource.data;"],
    ['allow delete: if null != request.resource;', 'allow delete: if null != request.resource;'],
    ['// resource.size, allow list', '// resource.size, allow list'],
  ])('translates %s', (storage, firestore) => {
    expect(partOf(translateRules(rulesWith(storage)).rules)).toBe(firestore);
  });

  it('exchanges create and update for objects whose existence is inverted', () => {
    const { exchanged } = translateRules(
      rulesWith('allow create: if resource.update == "create";'),
    );
    expect(partOf(exchanged)).toBe('allow update: if resource.data.update == "create";');
  });

  it('keeps the line numbers, and repeats the rules for paths with an odd number of segments', () => {
    const source = readFileSync(STORAGE_RULES, 'utf8');
    const { rules, lastLine } = translateRules(source);
    const before = source.trimEnd().split('\n');
    expect(lastLine).toBe(before.length);
    const limitsSize = (line: string) => line.includes('* 1024');
    expect(rules.split('\n').findIndex(limitsSize)).toBe(before.findIndex(limitsSize));
    const [, repeat = ''] = rules.trimEnd().split('/documents/pad {');
    expect(repeat).toContain('request.resource.data.size');
    expect(repeat).not.toMatch(/\n|\/\//);
  });

  it.each([
    ['allow get, list: if true;', /allow list/],
    ['allow read: if true;', /allow read/],
    ['allow get: if firestore.exists(/databases/(default)/documents/a/b);', /firestore/],
    ['allow get: if small(resource);', /as a whole/],
    ['allow get: if small(request);', /`request`/],
    ["allow create: if request.method == 'create';", /request\.method/],
  ])('rejects %s with its line', (part, message) => {
    expect(() => translateRules(rulesWith(part))).toThrow(
      expect.objectContaining({ message: expect.stringMatching(message), line: 4 }),
    );
  });

  it.each(['', 'service cloud.firestore { }', 'service firebase.storage {'])(
    'rejects invalid Storage rules: %j',
    (source) => {
      expect(() => translateRules(source)).toThrow(/service/);
    },
  );
});
