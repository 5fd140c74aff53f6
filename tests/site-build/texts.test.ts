import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { compileText } from '../../site-build/content/compile';
import { contentPlugin } from '../../site-build/content/plugin';
import { readPosts } from '../../site-build/content/read-posts';
import { accountCopy } from '../../src/content/account';
import { facts } from '../../src/content/facts';
import type { USER_KEYS } from '../../src/session/user-data';
import { keysOf } from '../../src/shared/keys-of';
import { LIMITS } from '../../src/shared/limits';
import { RETENTION_DAYS } from '../../src/shared/retention';
import { enteredFields } from '../../src/shared/user-document';
import { temporaryFolder } from '../support/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** The lines of a valid front matter. Tests replace some; an empty one is left out. */
const lines = {
  date: 'date: 2023-10-01',
  title: 'title: A quiet week',
  description: 'description: What we did in a quiet week, why it was quiet, and what comes next.',
  summary: 'summary: A short one.',
  image: 'image: launch',
  alt: 'alt: A small sailboat.',
  draft: 'draft: true',
  extra: '',
};
type Lines = typeof lines;

function postWith(text: string, changed: Partial<Lines> = {}): string {
  const frontMatter = Object.values({ ...lines, ...changed }).filter((line) => line !== '');
  return ['---', ...frontMatter, '---', '', text].join('\n');
}

const FIRST_TEXT_LINE = postWith('').split('\n').length;

/** The message of the mistake in a post, without the path at its start. */
async function mistakeIn(text: string, changed?: Partial<Lines>): Promise<string> {
  const file = join(folder, 'harbor.md');
  writeFileSync(file, postWith(text, changed));
  const compiled = readPosts({ folder }).then(() => compileText(file));
  const message = await compiled.then(
    () => 'no mistake',
    (thrown: Error) => thrown.message,
  );
  return message.replace(relative('', file), '');
}

test.each<[Partial<Lines>, string]>([
  [{ date: 'date: 2023-02-30' }, ': The field "date" must be a day such as 2023-09-01.'],
  [{ date: '' }, ': The field "date" must be a day such as 2023-09-01.'],
  [{ title: 'title: 2023' }, ': The field "title" must be a text, in quotes if it is a number.'],
  [{ title: 'title: [1]' }, ': The field "title" must be a text'],
  [{ description: 'description: Short.' }, ': The field "description" must have 60 to 160'],
  [{ image: 'image: lanch' }, ': There is no image "lanch": use launch, comingSoon'],
  [{ extra: 'darft: true' }, ': Unrecognized key: "darft".'],
  [{ title: 'title: News: a week' }, ':3: Nested mappings are not allowed'],
  // YAML reports an unclosed quote in the last line of the front matter, `draft`.
  [{ alt: 'alt: "Sailboat.' }, ':8: Missing closing "quote: put quotes around a text'],
  [{ title: 'title: "News of {prodct}"' }, ':3: {prodct} is none of product, tagline'],
])('the field %j fails the build', async (changed, sentence) => {
  expect(await mistakeIn('', changed)).toContain(sentence);
});

/** @param rows texts with one mistake in their first line, and the sentence about it */
function testMistakes(rule: string, rows: readonly [text: string, sentence: string][]): void {
  test.each(rows)(`${rule}: %j fails the build`, async (text, sentence) => {
    expect(await mistakeIn(text)).toContain(`:${FIRST_TEXT_LINE}: ${sentence}`);
  });
}

testMistakes('an image is an illustration or a file next to the text, with a description', [
  ['![](launch)', 'The image "launch" needs a'],
  ['![A harbor.](harbor.jpg)', 'There is no image "harbor.jpg"'],
  ['![A harbor.](/etc/harbor.png)', 'There is no image "/etc/harbor.png"'],
  ['![A harbor.](%E0%A4%A.png)', 'There is no image "'],
]);

testMistakes('a phone has a known mockup and a description', [
  ['<Phone shows="clock" alt="A clock." />', 'Write <Phone shows="…" alt="…" /> with one of home'],
  ['<Phone shows="home" />', 'Write <Phone shows="…" alt="…" />'],
]);

testMistakes('braces contain the name of a fact', [
  ['Hello {name}', '{name} is none of product, tagline'],
  ['Hello {product.', '{product. is none of product, tagline'],
  ['[site](https://example.org/{1})', '{1} is none of'],
  ['Hello {1 +', '{1 + is none of'],
]);

testMistakes('a text has no HTML', [
  ['<script>\nalert(1)\n</script>', '<script> is HTML: use Markdown'],
  ['A <img src="x" onerror="alert(1)"> b', '<img src="x" onerror="alert(1)"> is HTML'],
  ['<!-- note -->', '<!-- note --> is HTML'],
  // Only the screens of legal texts have this component.
  ['<Contents />', '<Contents /> is HTML'],
]);

testMistakes('a phone is not in a paragraph', [
  ['A <Phone shows="home" alt="A phone." />', '<Phone shows="home" alt="A phone." /> is in a par'],
]);

test('an id of two headings fails the build', async () => {
  const mistake = await mistakeIn('## First [#age]\n## Age\n');
  expect(mistake).toContain(`:${FIRST_TEXT_LINE + 1}: Another heading has the id "age"`);
});

test.each(['\n![](launch)', '\n{name}', 'Two\n{name}', '\n<svg>'])(
  'the mistake %j is found in its line',
  async (mistake) => {
    expect(await mistakeIn(`One.\n${mistake}`)).toContain(`:${FIRST_TEXT_LINE + 2}: `);
  },
);

test.each([
  '## A heading [#short]\n\n[above](#short), [terms](/terms#age), [team](/lively/about#team)',
  '## Über café\n\n[above](#über-café)',
  '> A quote\n\n```\ncode < code\n```\n\n1. one\n2. two\n   - inner',
  '[{supportEmail}](mailto:{supportEmail}) and [elsewhere](https://example.org/page)',
  '`\\{1\\}`, `<script>` and `Lively`\n\n```html\n<script>\\{globalThis\\}</script>\n```',
  '![A \\{b\\} and {product}](launch)',
  'A lively talk about \\{braces\\} and 2 \\< 3',
])('%j is accepted', async (text) => {
  expect(await mistakeIn(text)).toBe('no mistake');
});

const texts = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);

test.each(texts)('%s inserts facts by their names', (name) => {
  const text = readFileSync(join('src/content', name), 'utf8');
  // A text may also name the place for another reason.
  const { governingLaw: _, ...others } = facts;
  expect(Object.values(others).filter((fact) => text.includes(fact))).toEqual([]);
});

/** The text of a section of a legal text, or of an answer in support.md. */
function sectionOf(file: string, id: string): string {
  const folder = file === 'support.md' ? 'src/content' : 'src/content/legal';
  const text = readFileSync(join(folder, file), 'utf8');
  const [, section = ''] = text.split(`[#${id}]\n`);
  return section.split(/\n###? /)[0] ?? '';
}

test.each(keysOf(enteredFields))('the privacy policy names the field %s', (field) => {
  const label = accountCopy.fields[field].toLowerCase();
  const advice = 'Name the field in privacy.md, set `updated`, and see docs/writing.md';
  expect(sectionOf('privacy.md', 'collect'), `what is collected: ${advice}`).toContain(label);
  expect(sectionOf('privacy.md', 'retention'), `what a deletion removes: ${advice}`).toContain(
    label,
  );
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
  expect(sectionOf(file, id)).toContain(age);
});

test.each([
  ['privacy.md', 'retention', `daily backups for ${RETENTION_DAYS.backup} days`],
  ['privacy.md', 'retention', `a deleted picture for ${RETENTION_DAYS.recovery} days`],
  ['privacy.md', 'retention', `For ${RETENTION_DAYS.tombstone} days we note the id`],
  ['privacy.md', 'retention', `records are deleted after ${RETENTION_DAYS.log} days`],
  ['privacy.md', 'retention', `no username within ${RETENTION_DAYS.unusedAccount} days`],
  ['support.md', 'delete-account', `a copy for up to ${RETENTION_DAYS.backup} days`],
])('%s names a period in its section %s: %s', (file, id, period) => {
  expect(sectionOf(file, id)).toContain(period);
});

const contentFiles = readdirSync('src/content', { recursive: true, encoding: 'utf8' });

test.each(contentFiles.filter((name) => /(?<!\.test)\.(md|ts)$/.test(name)))(
  '%s spells out no price, which would stay after a change of `plans`',
  (name) => {
    const text = readFileSync(join('src/content', name), 'utf8').replaceAll(/^\/\*\*.*$/gm, '');
    expect(text).not.toMatch(/\$\d/);
  },
);

test.each(Object.entries(facts))('YAML and Markdown read the fact %s as text', (_, fact) => {
  expect(fact).toMatch(/^[A-Za-z$]([A-Za-z0-9 .,@$/-]|:\/\/)*$/);
});

test('the searched text of an answer includes the emphasized words of its lists', async () => {
  const { code } = await compileText(resolve('src/content/support.md'));
  expect(code).toMatch(/Timeline lays the day out by the hour.*Schedule lists your/);
});

test('a symbolic link is no photo', async () => {
  symlinkSync(resolve('public/social/launch.png'), join(folder, 'harbor.png'));
  expect(await mistakeIn('![A harbor.](harbor.png)')).toContain('There is no image "harbor.png"');
});

// An SVG file can load other files.
test('an SVG file is no photo', async () => {
  cpSync('public/lively.svg', join(folder, 'harbor.png'));
  expect(await mistakeIn('![A harbor.](harbor.png)')).toContain('"harbor.png" is no JPEG, PNG,');
});

test('two posts of one day fail the build', async () => {
  writeFileSync(join(folder, 'other.md'), postWith(''));
  expect(await mistakeIn('')).toContain('has the same date: choose another day');
});

test('the development server does not start with a mistake', async () => {
  writeFileSync(join(folder, 'harbor.md'), postWith('', { date: 'date: 2023-13-01' }));
  const start = resolveConfig({ configFile: false, plugins: [contentPlugin({ folder })] }, 'serve');
  await expect(start).rejects.toThrow('must be a day such as 2023-09-01');
});
