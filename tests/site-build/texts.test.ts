import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { compileText, type Kind, kindOf } from '../../site-build/content/compile';
import { contentPlugin } from '../../site-build/content/plugin';
import { readPosts } from '../../site-build/content/read-posts';
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
  return messageOf(
    readPosts({ folder }).then(() => compileText(file, 'post')),
    file,
  );
}

async function messageOf(compiled: Promise<unknown>, file: string): Promise<string> {
  const message = await compiled.then(
    () => 'no mistake',
    (thrown: Error) => thrown.message,
  );
  return message.replace(relative('', file), '');
}

test.each<[mistake: string, Partial<Lines>, sentence: string]>([
  [
    'a day that does not exist',
    { date: 'date: 2023-02-30' },
    ': The field "date" must be a day such as 2023-09-01.',
  ],
  ['a missing date', { date: '' }, ': The field "date" must be a day such as 2023-09-01.'],
  [
    'a number as a title',
    { title: 'title: 2023' },
    ': The field "title" must be a text, in quotes if it is a number.',
  ],
  ['a list as a title', { title: 'title: [1]' }, ': The field "title" must be a text'],
  [
    'a description that is too short',
    { description: 'description: Short.' },
    ': The field "description" must have 60 to 160',
  ],
  [
    'an unknown illustration',
    { image: 'image: lanch' },
    ': There is no image "lanch": use launch, comingSoon',
  ],
  ['an unknown field', { extra: 'darft: true' }, ': Unrecognized key: "darft".'],
  [
    'a colon without quotes',
    { title: 'title: News: a week' },
    ':3: Nested mappings are not allowed',
  ],
  // YAML reports it in the last line of the front matter, `draft`.
  [
    'an unclosed quote',
    { alt: 'alt: "Sailboat.' },
    ':8: Missing closing "quote: put quotes around a text',
  ],
  [
    'an unknown fact in a field',
    { title: 'title: "News of {prodct}"' },
    ':3: {prodct} is none of product, tagline',
  ],
])('%s fails the build', async (_, changed, sentence) => {
  expect(await mistakeIn('', changed)).toContain(sentence);
});

/** @param rows texts with one mistake in their first line, and the sentence about it */
function testMistakes(rule: string, rows: readonly [text: string, sentence: string][]): void {
  test.each(rows)(`${rule}: %s fails the build`, async (text, sentence) => {
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

/** The message of the mistake in a text of this kind, without the path at its start. */
async function mistakeInPage(kind: Kind, text: string): Promise<string> {
  const file = join(folder, 'page.md');
  writeFileSync(file, text);
  return messageOf(compileText(file, kind), file);
}

test.each([
  ['an illustration', '![A boat.](launch)', 'The illustration "launch" works only in posts.'],
  [
    'a phone',
    '<Phone shows="home" alt="A phone." />',
    '<Phone shows="home" alt="A phone." /> is HTML',
  ],
])('%s in the story, whose screen has none, fails the build', async (_, text, sentence) => {
  expect(await mistakeInPage('story', text)).toContain(sentence);
});

test('a text that is neither a post nor known fails the build', () => {
  const file = resolve('src/content/legal/cookies.md');
  expect(() => kindOf(file)).toThrow('Add this text to PAGE_TEXTS');
});

// It would disappear.
test('text directly below <Contents /> fails the build', async () => {
  const mistake = await mistakeInPage('legal', '<Contents />\nThis sentence.');
  expect(mistake).toContain('Write <Contents /> with empty lines');
});

testMistakes('a phone is not in a paragraph', [
  ['A <Phone shows="home" alt="A phone." />', '<Phone shows="home" alt="A phone." /> is in a par'],
]);

test('an id of two headings fails the build', async () => {
  const mistake = await mistakeIn('## First [#age]\n## Age\n');
  expect(mistake).toContain(`:${FIRST_TEXT_LINE + 1}: Another heading has the id "age"`);
});

test.each([
  ['an image', '\n![](launch)'],
  ['a fact in a paragraph of its own', '\n{name}'],
  ['a fact in the third line of a paragraph', 'Two\n{name}'],
  ['HTML', '\n<svg>'],
])('the mistake of %s is found in its line', async (_, mistake) => {
  expect(await mistakeIn(`One.\n${mistake}`)).toContain(`:${FIRST_TEXT_LINE + 2}: `);
});

test.each([
  [
    'links to an id and to other pages',
    '## A heading [#short]\n\n[above](#short), [terms](/terms#age), [team](/lively/about#team)',
  ],
  ['links to the generated id of a heading', '## Über café\n\n[above](#über-café)'],
  [
    'quotes, code and nested lists',
    '> A quote\n\n```\ncode < code\n```\n\n1. one\n2. two\n   - inner',
  ],
  [
    'facts in a link',
    '[{supportEmail}](mailto:{supportEmail}) and [elsewhere](https://example.org/page)',
  ],
  [
    'braces and HTML in code',
    '`\\{1\\}`, `<script>` and `Lively`\n\n```html\n<script>\\{globalThis\\}</script>\n```',
  ],
  ['braces in the description of an image', '![A \\{b\\} and {product}](launch)'],
  ['braces and < after backslashes', 'A lively talk about \\{braces\\} and 2 \\< 3'],
])('%s are accepted', async (_, text) => {
  expect(await mistakeIn(text)).toBe('no mistake');
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

test('the searched text of an answer includes the emphasized words of its lists', async () => {
  const { code } = await compileText(resolve('src/content/support.md'), 'support');
  expect(code).toMatch(/Timeline lays the day out by the hour.*Schedule lists your/);
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
