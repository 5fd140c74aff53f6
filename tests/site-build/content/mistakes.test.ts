import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
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
  [{ date: 'date: 2023-02-30' }, 'The field "date" must be a day such as 2023-09-01.'],
  [{ date: '' }, 'The field "date" must be a day such as 2023-09-01.'],
  [{ title: 'title: 2023' }, 'The field "title" must be a text, in quotes if it is a number.'],
  [{ title: 'title: News: a week' }, 'Put quotes around a text in the front matter that contains'],
  [{ title: 'title: "News of {prodct}"' }, '{prodct} is none of product, tagline'],
  [
    { description: 'description: Short.' },
    'The field "description" must have 60 to 160 characters',
  ],
  [{ alt: '' }, 'The field "alt" must be a text'],
  [{ image: 'image: lanch' }, 'There is no image "lanch": use launch, comingSoon'],
  [{ draft: 'darft: true' }, 'Unrecognized key: "darft".'],
])('the front matter %j fails the build', async (changed, sentence) => {
  expect(await check('', changed)).toMatch(/^harbor\.mdx(:\d+)?: /);
  expect(await check('', changed)).toContain(sentence);
});

test.each<[string, string]>([
  ['[support](/lively/suport)', 'The link "/lively/suport" is dead'],
  ['[age](/terms#old)', 'The link "/terms#old" is dead: there is no /terms#old.'],
  ['[above](#nowhere)', 'The link "#nowhere" is dead'],
  ['[site](www.example.org)', 'The link "www.example.org" is dead'],
  ['[site]({siteUrl}/term)', '/term" is dead'],
  ['![](launch)', 'The image "launch" needs a description.'],
  ['![A harbor.](harbor.jpg)', 'There is no image "harbor.jpg"'],
  ['<Phone shows="clock" alt="A clock." />', 'with one of home, calendar'],
  ['<Phone shows="home" />', 'Write <Phone shows="…" alt="…" />'],
  ['Hello {name}', '{name} is none of product, tagline'],
  ['Hello {1 +', 'expected a corresponding closing brace'],
  ['1 <2', 'Unexpected character `2`'],
  ['We made Lively.', 'Write {product} instead of "Lively"'],
  ['It costs $6.99.', 'Write {premiumMonthly} instead of "$6.99"'],
  ['[us](mailto:lively@example.com)', 'Write {supportEmail} instead of "lively@example.com"'],
])('%j fails the build', async (text, sentence) => {
  expect(await check(text)).toMatch(/^harbor\.mdx(:\d+)?: /);
  expect(await check(text)).toContain(sentence);
});

test('a mistake in a text has its line', async () => {
  // The front matter has 9 lines, and an empty line follows.
  expect(await check('One.\n\n![](launch)')).toMatch(/^harbor\.mdx:13: /);
  expect(await check('One.\n\n[two](/two)')).toMatch(/^harbor\.mdx:13: /);
});

test.each([
  '## A heading [#short]\n\n[above](#short), [terms](/terms#age), [team](/lively/about#team)',
  '> A quote\n\n```\ncode < code\n```\n\n1. one\n2. two\n   - inner',
  '![A sailboat.](launch)\n\n<Phone shows="journal" alt="An entry." />',
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
  const start = () =>
    createServer({
      configFile: false,
      logLevel: 'silent',
      mode: 'development',
      server: { middlewareMode: true },
      plugins: [contentPlugin({ folder })],
    });
  await expect(start).rejects.toThrow('must be a day such as 2023-09-01');
});

test('the date of a legal text is in the words of the specification', () => {
  const days = ['2022-08-09', '2024-03-01', '2024-03-22', '2024-03-13', '2024-03-23'];
  const words = days.map(dayInWords).join(', ').replaceAll(' 2024', '');
  expect(words).toBe('August 9th 2022, March 1st, March 22nd, March 13th, March 23rd');
});
