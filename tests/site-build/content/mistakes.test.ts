import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { compileText, dayInWords } from '../../../site-build/content/compile';
import { checkTexts, contentPlugin } from '../../../site-build/content/plugin';
import { readPosts } from '../../../site-build/content/read-posts';
import { facts } from '../../../src/content/facts';

const folder = mkdtempSync(join(tmpdir(), 'lively-posts-'));
const file = join(folder, 'harbor.mdx');
afterAll(() => rmSync(folder, { recursive: true }));

const lines = {
  date: 'date: 2023-10-01',
  title: 'title: A quiet week',
  description: 'description: What we did in a quiet week, why it was quiet, and what comes next.',
  summary: 'summary: A short one.',
  image: 'image: launch',
  alt: 'alt: A small sailboat.',
};
const frontMatter = (changed: Partial<typeof lines> = {}) =>
  ['---', ...Object.values({ ...lines, ...changed }).filter(Boolean), '---', ''].join('\n');

const write = (source: string, name = 'harbor.mdx') => writeFileSync(join(folder, name), source);

async function expectMistake(work: Promise<unknown>, line: number, part: string): Promise<void> {
  await expect(work).rejects.toThrow(`${relative('.', file)}:${line}: `);
  await expect(work).rejects.toThrow(part);
}

test('the texts of the site have no mistakes', async () => {
  await checkTexts();
});

describe('front matter', () => {
  beforeEach(() => write(frontMatter()));

  test.each([
    ['', 1, 'The text must start with a line "---"'],
    [frontMatter({ date: '' }), 1, '"date" is missing: add a line "date: …", the day'],
    [frontMatter({ date: 'date: 2023-02-30' }), 2, 'must be a day such as 2023-09-01.'],
    [frontMatter({ date: 'date: October 1' }), 2, 'must be a day such as 2023-09-01.'],
    [frontMatter({ title: 'title: 2023' }), 3, 'must be a text: put quotes around it.'],
    [frontMatter({ title: 'title: News: a week' }), 3, 'put quotes around a text that contains'],
    [frontMatter({ description: 'description: Short.' }), 4, 'must have 60 to 160 characters'],
    [
      frontMatter({ description: `description: ${'x'.repeat(161)}` }),
      4,
      'must have 60 to 160 characters',
    ],
    [frontMatter({ title: 'titel: A quiet week' }), 3, 'There is no field "titel"'],
    [frontMatter({ alt: '' }), 1, '"alt" is missing: add a line "alt: …", a description'],
    [frontMatter({ image: 'image: lanch' }), 6, 'no illustration "lanch": use launch, comingSoon'],
    [frontMatter({ image: 'image: harbor.jpg' }), 6, 'There is no file "harbor.jpg"'],
    [frontMatter({ alt: `${lines.alt}\ndraft: perhaps` }), 8, 'must be true or false.'],
  ])('%j is rejected in line %i', async (source, line, sentence) => {
    write(source);
    await expectMistake(readPosts({ folder }), line, sentence);
  });

  test('two posts of one day are rejected, because their addresses are the same', async () => {
    write(frontMatter(), 'other.mdx');
    onTestFinished(() => rmSync(join(folder, 'other.mdx')));
    await expect(readPosts({ folder })).rejects.toThrow(
      /other\.mdx:2: harbor\.mdx has the same date: choose another day\.$/,
    );
  });
});

describe('text', () => {
  const phone = '<Phone shows="home" alt="A day." />';
  const targets = new Map([
    ['/terms', new Set(['age'])],
    ['/lively/blog/09012023', new Set<string>()],
  ]);

  test.each([
    ['[support](/lively/suport)', 'is dead: the site has no page /lively/suport.'],
    ['[age](/terms#old)', 'is dead: the page has no heading with the anchor #old.'],
    ['[above](#nowhere)', 'is dead: the page has no heading with the anchor #nowhere.'],
    ['[site](https://lively.example.com/terms)', 'leads to this site: start it with a slash'],
    ['[site](www.example.org)', 'must start with a slash, with # or with https://'],
    ['![](launch)', 'The image "launch" needs a description'],
    ['![A harbor.](harbor.jpg)', 'There is no file "harbor.jpg" next to this text.'],
    ['An ![image](launch) inside', 'Put the image into a paragraph of its own'],
    ['# Title', 'A heading must start with ## or ###'],
    ['## One\n\n## One', 'Another heading has the anchor #one already', 3],
    ['Hello {name}', `There is no fact {name}: use one of {${Object.keys(facts)[0]}}, {`],
    ['Hello {1 +', 'Braces insert a fact, such as {product}'],
    ['1 <2', 'put a backslash before a < that is text.'],
    ['import the calendar', 'A paragraph must not start with "import" or "export"'],
    ['<div>Text</div>', 'A text cannot contain <div>'],
    ['<Phone shows="clock" alt="A clock." />', 'A phone shows one of home, calendar'],
    ['<Phone shows="home" />', 'A phone needs a description'],
    [`${phone}\n\n${phone}`, 'A text shows each phone once', 3],
    ['We made Lively.', 'Write {product} instead of "Lively"'],
    ['It costs $6.99.', 'Write {premiumMonthly} instead of "$6.99"'],
    ['At most $30.00.', 'Write {liabilityCap} instead of "$30.00"'],
    ['[us](mailto:lively@example.com)', 'Write {supportEmail} instead of "lively@example.com"'],
  ])('%j is rejected', async (text, sentence, line = 1) => {
    const source = `${frontMatter()}\n${text}\n`;
    const compiling = compileText({ file, source, kind: 'post', targets, assets: new Map() });
    // The front matter has 8 lines, and an empty line follows.
    await expectMistake(compiling, line + 9, sentence);
  });

  test.each([
    '## A heading [#short]\n\n[above](#short), [terms](/terms#age), [post](/lively/blog/09012023)',
    '*Emphasis*, **more**, `code`, a line  \nbreak and {/* a comment */}',
    '> A quote\n\n```\n{code} < code\n```\n\n1. one\n2. two\n   - inner',
    '![A sailboat.](launch)\n\n<Phone shows="journal" alt="An entry." />',
    '[{supportEmail}](mailto:{supportEmail}) and [elsewhere](https://example.org/page)',
    'A lively talk about \\{braces\\} and 2 \\< 3.',
  ])('%j is accepted', async (text) => {
    const source = `${frontMatter()}\n${text}\n`;
    await compileText({ file, source, kind: 'post', targets, assets: new Map() });
  });
});

test('the development server does not start with a mistake', async () => {
  write(frontMatter({ date: 'date: 2023-13-01' }));
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
  expect(days.map(dayInWords)).toEqual([
    'August 9th 2022',
    'March 1st 2024',
    'March 22nd 2024',
    'March 13th 2024',
    'March 23rd 2024',
  ]);
});
