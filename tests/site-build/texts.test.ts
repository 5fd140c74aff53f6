import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { compileText } from '../../site-build/content/compile';
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

test.each([
  ['![A boat.](launch)', 'The illustration "launch" works only in posts.'],
  ['<Phone shows="home" alt="A phone." />', '<Phone shows="home" alt="A phone." /> is HTML'],
])(
  '%s in the story, whose screen has no component for it, fails the build',
  async (text, sentence) => {
    const file = join(folder, 'content/story.md');
    mkdirSync(dirname(file));
    writeFileSync(file, text);
    await expect(compileText(file)).rejects.toThrow(sentence);
  },
);

test('a text that is neither a post nor known fails the build', async () => {
  const compiled = compileText(resolve('src/content/legal/cookies.md'));
  await expect(compiled).rejects.toThrow('Add this text to PAGE_TEXTS');
});

test('a text that would disappear with the contents fails the build', async () => {
  const file = join(folder, 'content/legal/terms.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '<Contents />\nThis sentence.');
  await expect(compileText(file)).rejects.toThrow('Write <Contents /> with empty lines');
});

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
  const { code } = await compileText(resolve('src/content/support.md'));
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
