import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STORAGE_RULES } from '../../local-backend/paths';
import { translateRules } from '../../local-backend/storage/translate-rules';

/** Storage rules with a given part inside a match block, on line 4. */
function rulesWith(part: string): string {
  return [
    "rules_version = '2';",
    'service firebase.storage {',
    '  match /b/{bucket}/o { match /{name} {',
    `    ${part}`,
    '  } }',
    '}',
    '',
  ].join('\n');
}

function translated(part: string): string {
  return translateRules(rulesWith(part)).rules.split('\n')[3]?.trim() ?? '';
}

describe('translateRules', () => {
  it.each([
    ['allow get: if true;', 'allow get: if true;'],
    ['allow get: if resource.size < 5;', 'allow get: if resource.data.size < 5;'],
    [
      "allow create: if request.resource.contentType.matches('image/.*');",
      "allow create: if request.resource.data.contentType.matches('image/.*');",
    ],
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
    ["allow get: if 'a' in resource;", "allow get: if 'a' in resource.data;"],
    ["allow create: if 'a' in request.resource;", "allow create: if 'a' in request.resource.data;"],
    ['allow delete: if null != request.resource;', 'allow delete: if null != request.resource;'],
    ['// resource.size, allow list', '// resource.size, allow list'],
  ])('translates %s', (storage, firestore) => {
    expect(translated(storage)).toBe(firestore);
  });

  it('exchanges create and update for objects whose existence is inverted', () => {
    const { exchanged } = translateRules(rulesWith('allow create: if "update" == \'create\';'));
    expect(exchanged.split('\n')[3]?.trim()).toBe('allow update: if "update" == \'create\';');
  });

  it('keeps the line numbers of the project’s rules', () => {
    const source = readFileSync(STORAGE_RULES, 'utf8');
    const { rules, lastLine } = translateRules(source);
    const after = rules.split('\n');
    const before = source.trimEnd().split('\n');
    expect(after).toHaveLength(before.length + 1);
    expect(lastLine).toBe(before.length);
    expect(after.findIndex((line) => line.includes('* 1024'))).toBe(
      before.findIndex((line) => line.includes('* 1024')),
    );
  });

  it('repeats the rules for object paths with an odd number of segments', () => {
    const { rules } = translateRules(rulesWith('allow get: if resource.size < 5; // small'));
    const repeat = rules.split('\n')[5];
    expect(repeat).toContain('/documents/pad {');
    expect(repeat).toContain('allow get: if resource.data.size < 5;');
    expect(repeat).not.toContain('//');
  });

  it.each([
    ['allow list: if true;', /allow list/],
    ['allow get, list: if true;', /allow list/],
    ['allow read: if true;', /allow read/],
    ['allow get: if firestore.exists(/databases/(default)/documents/a/b);', /firestore/],
    ['allow get: if exists(/databases/x/documents/a/b);', /exists/],
    ['allow get: if small(resource);', /as a whole/],
    ['allow get: if small(request.resource);', /as a whole/],
    ['allow get: if small(request);', /`request`/],
    ["allow get: if request.path == 'x';", /request\.path/],
    ["allow create: if request.method == 'create';", /request\.method/],
  ])('rejects %s with its line', (part, message) => {
    expect(() => translateRules(rulesWith(part))).toThrow(
      expect.objectContaining({ message: expect.stringMatching(message), line: 4 }),
    );
  });

  it.each(['', "rules_version = '2';\nservice cloud.firestore { }", 'service firebase.storage {'])(
    'rejects invalid Storage rules: %j',
    (source) => {
      expect(() => translateRules(source)).toThrow(/service/);
    },
  );
});
