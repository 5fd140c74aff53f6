import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEPT_MAX } from '../../functions/src/data/pictures';
import { accountCopy } from '../../src/content/account';
import { facts } from '../../src/content/facts';
import type { USER_KEYS } from '../../src/session/user-data';
import { keysOf } from '../../src/shared/keys-of';
import { LIMITS } from '../../src/shared/limits';
import { messages } from '../../src/shared/messages';
import { RETENTION_DAYS } from '../../src/shared/retention';
import { enteredFields } from '../../src/shared/user-document';

// The published texts agree with the code.

const texts = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);

test.each(texts)('%s inserts facts by their names', (name) => {
  const text = readFileSync(join('src/content', name), 'utf8');
  // The place is also in the name of the studio, or a text may name it for another reason.
  const { governingLaw: _, ...others } = facts;
  expect(Object.values(others).filter((fact) => text.includes(fact))).toEqual([]);
});

/** A section of a legal text, or a question of support.md with its answer. */
function sectionOf(file: string, id: string): string {
  const folder = file === 'support.md' ? 'src/content' : 'src/content/legal';
  const sections = readFileSync(join(folder, file), 'utf8').split(/^###? /m);
  const found = sections.find((section) => section.includes(`[#${id}]\n`));
  if (!found)
    throw new Error(`${file} has no section [#${id}]: keep its anchor, or change this test.`);
  return found;
}

const ADVICE =
  'The code has another number or message: write it in the text, and set `updated` in a legal text. If only words differ, change this test';

test.each(keysOf(enteredFields))('the privacy policy names the field %s', (field) => {
  // A whole word: 'username' contains 'name'.
  const label = new RegExp(`\\b${accountCopy.fields[field].toLowerCase()}\\b`);
  const advice = 'Name the field in privacy.md, set `updated`, and see docs/writing.md';
  expect(sectionOf('privacy.md', 'collect'), `what is collected: ${advice}`).toMatch(label);
  expect(sectionOf('privacy.md', 'retention'), `what a deletion removes: ${advice}`).toMatch(label);
});

/** What the policy says about each key of the tab's storage. */
const STORED_DATA: Readonly<Record<keyof typeof USER_KEYS, string>> = {
  emailLink: 'its tab keeps the link',
  usernameDraft: 'the tab keeps the username',
};

test.each(Object.entries(STORED_DATA))('the privacy policy says what %s keeps', (_, sentence) => {
  const advice = 'Explain the key in privacy.md, and set `updated`';
  expect(sectionOf('privacy.md', 'storage'), advice).toContain(sentence);
});

test.each([
  ['privacy.md', 'birthday', `at least ${LIMITS.age.min} years old`],
  ['privacy.md', 'children', `under ${LIMITS.age.min}`],
  ['terms.md', 'age', `under ${LIMITS.age.min}`],
])('the minimum age is in %s, section %s', (file, id, age) => {
  expect(sectionOf(file, id), ADVICE).toContain(age);
});

test.each([
  ['privacy.md', 'retention', `daily backups for ${RETENTION_DAYS.backup} days`],
  ['privacy.md', 'retention', `a deleted picture for ${RETENTION_DAYS.recovery} days`],
  ['privacy.md', 'retention', `For ${RETENTION_DAYS.tombstone} days we note the id`],
  ['privacy.md', 'retention', `records are deleted after ${RETENTION_DAYS.log} days`],
  ['privacy.md', 'retention', `no username within ${RETENTION_DAYS.unusedAccount} days`],
  ['support.md', 'delete-account', `a copy for up to ${RETENTION_DAYS.backup} days`],
  ['privacy.md', 'storage', `at most ${KEPT_MAX} of your pictures`],
])('%s names a period or a number in its section %s: %s', (file, id, period) => {
  expect(sectionOf(file, id), ADVICE).toContain(period);
});

const contentFiles = readdirSync('src/content', { recursive: true, encoding: 'utf8' });

test.each(contentFiles.filter((name) => /(?<!\.test)\.(md|ts)$/.test(name)))(
  '%s spells out no price, which would stay after a change of `plans`',
  (name) => {
    // A comment of one line may have an example.
    const text = readFileSync(join('src/content', name), 'utf8').replaceAll(/^\/\*\*.*$/gm, '');
    expect(text).not.toMatch(/\$\d/);
  },
);

test.each(Object.entries(facts))('YAML and Markdown read the fact %s as text', (_, fact) => {
  expect(fact).toMatch(/^[A-Za-z$]([A-Za-z0-9 .,@$/-]|:\/\/)*$/);
});

test.each([
  ['log-in', messages.passwordWrong],
  ['oops', messages.somethingWentWrong],
  ['oops', messages.accountDisabled],
])('support.md quotes the message of the form in %s: %s', (id, message) => {
  expect(sectionOf('support.md', id), ADVICE).toContain(`'${message}'`);
});
