import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkTexts } from '../../../site-build/content/check-texts';
import { dayInWords } from '../../../site-build/content/front-matter';
import { contentPlugin } from '../../../site-build/content/plugin';
import { BLOG_FOLDER } from '../../../site-build/content/read-posts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lively-posts-'));
  cpSync(BLOG_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const lines = {
  date: 'date: 2023-10-01',
  title: 'title: A quiet week',
  description: 'description: What we did in a quiet week, why it was quiet, and what comes next.',
  summary: 'summary: A short one.',
  image: 'image: launch',
  alt: 'alt: A small sailboat.',
  draft: 'draft: true',
};

/**
 * Checks a post together with the texts of the site.
 *
 * @returns the mistake, if there is one
 */
async function check(text = '', changed: Partial<typeof lines> = {}, name = 'harbor.mdx') {
  const frontMatter = Object.values({ ...lines, ...changed }).filter(Boolean);
  writeFileSync(join(folder, name), ['---', ...frontMatter, '---', '', text].join('\n'));
  const error = await checkTexts({ folder }).catch((thrown: Error) => thrown);
  return error?.message.replace(`${relative('', folder)}/`, '');
}

test.each<[Partial<typeof lines>, string]>([
  [{ date: 'date: 2023-02-30' }, ': The field "date" must be a day such as 2023-09-01.'],
  [{ date: '' }, ': The field "date" must be a day such as 2023-09-01.'],
  [{ title: 'title: 2023' }, ': The field "title" must be a text, in quotes if it is a number.'],
  [
    { title: 'title: News: a week' },
    ': Put quotes around a text in the front matter that contains',
  ],
  [
    { description: 'description: Short.' },
    ': The field "description" must have 60 to 160 characters',
  ],
  [{ title: 'title: "News of {prodct}"' }, ':3: {prodct} is none of product, tagline'],
  [{ image: 'image: lanch' }, ': There is no image "lanch": use launch, comingSoon'],
  [{ draft: 'darft: true' }, ': Unrecognized key: "darft".'],
])('the front matter %j fails the build', async (changed, sentence) => {
  expect(await check('', changed)).toContain(`harbor.mdx${sentence}`);
});

// The front matter has 9 lines, and an empty line follows.
test.each<[string, string]>([
  ['[support](/lively/suport)', ':11: The link "/lively/suport" is dead'],
  ['One.\n\n[age](/terms#old)', ':13: The link "/terms#old" is dead: there is no /terms#old.'],
  ['[above](#nowhere)', ':11: The link "#nowhere" is dead'],
  ['[site](www.example.org)', ':11: The link "www.example.org" is dead'],
  ['[site]({siteUrl}/term)', ':11: The link "https://lively.example.com/term" is dead'],
  ['One.\n\n![](launch)', ':13: The image "launch" needs a description.'],
  ['![A harbor.](harbor.jpg)', ':11: There is no image "harbor.jpg"'],
  [
    '<Phone shows="clock" alt="A clock." />',
    ': Write <Phone shows="…" alt="…" /> with one of home',
  ],
  ['<Phone shows="home" />', ': Write <Phone shows="…" alt="…" />'],
  ['Hello {name}', ':11: {name} is none of product, tagline'],
  ['Hello {1 +', ':11: Unexpected end of file in expression'],
  ['We made Lively.', ':11: Write {product} instead of "Lively"'],
  ['It costs $6.99.', ':11: Write {premiumMonthly} instead of "$6.99"'],
  ['[us](mailto:lively@example.com)', ':11: Write {supportEmail} instead of "lively@example.com"'],
])('%j fails the build', async (text, sentence) => {
  expect(await check(text)).toContain(`harbor.mdx${sentence}`);
});

test.each([
  '## A heading [#short]\n\n[above](#short), [terms](/terms#age), [team](/lively/about#team)',
  '> A quote\n\n```\ncode < code\n```\n\n1. one\n2. two\n   - inner',
  '[{supportEmail}](mailto:{supportEmail}) and [elsewhere](https://example.org/page)',
  'A lively talk about \\{braces\\} and 2 \\< 3 {/* a comment */}',
])('%j is accepted', async (text) => {
  expect(await check(text)).toBeUndefined();
});

test('only a draft may link to a draft', async () => {
  expect(await check('[me](/lively/blog/10012023)')).toBeUndefined();
  const published = { date: 'date: 2023-10-02', draft: '' };
  const link = '[draft](/lively/blog/10012023)';
  expect(await check(link, published, 'other.mdx')).toContain('10012023" is dead');
});

test('two posts of one day are rejected, because their addresses are the same', async () => {
  await check();
  expect(await check('', {}, 'other.mdx')).toContain('has the same date: choose another day');
});

test('the development server does not start with a mistake', async () => {
  await check('', { date: 'date: 2023-13-01' });
  const start = resolveConfig({ configFile: false, plugins: [contentPlugin({ folder })] }, 'serve');
  await expect(start).rejects.toThrow('must be a day such as 2023-09-01');
});

test('the date of a legal text is in the words of the specification', () => {
  const days = ['2022-08-09', '2024-03-01', '2024-03-22', '2024-03-13', '2024-03-23'];
  const words = days.map(dayInWords).join(', ').replaceAll(' 2024', '');
  expect(words).toBe('August 9th 2022, March 1st, March 22nd, March 13th, March 23rd');
});
