import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
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
const at = (line: number, sentence: string) => `${relative('.', file)}:${line}: ${sentence}`;
const messageOf = async (work: () => Promise<unknown>) => {
  try {
    await work();
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
  return 'no mistake';
};

test('the texts of the site have no mistakes', async () => {
  await checkTexts();
});

describe('front matter', () => {
  beforeEach(() => write(frontMatter()));

  test.each([
    [
      '',
      1,
      'The text must start with a line "---", lines such as "title: …", and another line "---".',
    ],
    [
      frontMatter({ date: '' }),
      1,
      'The field "date" is missing: add a line "date: …", the day on which the post appears, such as 2023-09-01.',
    ],
    [
      frontMatter({ date: 'date: 2023-02-30' }),
      2,
      'The field "date" is "2023-02-30", but must be a day such as 2023-09-01.',
    ],
    [
      frontMatter({ date: 'date: October 1' }),
      2,
      'The field "date" is "October 1", but must be a day such as 2023-09-01.',
    ],
    [frontMatter({ title: '' }), 1, 'The field "title" is missing: add a line "title: …".'],
    [
      frontMatter({ title: 'title: 2023' }),
      3,
      'The field "title" is 2023, but must be a text: put quotes around it.',
    ],
    [
      frontMatter({ title: 'title: News: a quiet week' }),
      3,
      'This line must be a name, a colon, a space and a text; put quotes around a text that contains a colon or starts with a brace.',
    ],
    [
      frontMatter({ description: 'description: Short.' }),
      4,
      'The field "description" is "Short.", but must have 60 to 160 characters, because search engines show no more.',
    ],
    [
      frontMatter({ title: 'titel: A quiet week' }),
      3,
      'There is no field "titel": correct or remove it.',
    ],
    [
      frontMatter({ alt: 'alt: A sailboat.\nauthor: us' }),
      8,
      'There is no field "author": correct or remove it.',
    ],
    [
      frontMatter({ alt: '' }),
      1,
      'The field "alt" is missing: add a line "alt: …", a description of the image for people who do not see it.',
    ],
    [
      frontMatter({ image: 'image: lanch' }),
      6,
      'There is no illustration "lanch": use launch, comingSoon, recognition, reflection, or a file such as harbor.jpg next to this text.',
    ],
    [
      frontMatter({ image: 'image: harbor.jpg' }),
      6,
      'There is no file "harbor.jpg" next to this text.',
    ],
    [
      frontMatter({ alt: `${lines.alt}\ndraft: perhaps` }),
      8,
      'The field "draft" is "perhaps", but must be true or false.',
    ],
  ])('%j is rejected in line %i', async (source, line, sentence) => {
    write(source);
    expect(await messageOf(() => readPosts({ folder }))).toBe(at(line, sentence));
  });

  test('two posts of one day are rejected, because their addresses are the same', async () => {
    write(frontMatter(), 'other.mdx');
    const message = await messageOf(() => readPosts({ folder }));
    rmSync(join(folder, 'other.mdx'));
    expect(message).toMatch(/other\.mdx:2: harbor\.mdx has the same date: choose another day\.$/);
  });
});

describe('text', () => {
  const spelled = (name: string, fact: string) =>
    `Write {${name}} instead of "${fact}", because it is defined in one place for all texts.`;
  const example = '![A sailboat leaves the harbor.](harbor.jpg)';
  const phone = '<Phone shows="calendar" alt="A day in the calendar." />';

  const targets = new Map([
    ['/terms', new Set(['age'])],
    ['/lively/blog/09012023', new Set<string>()],
  ]);

  test.each([
    [
      '[support](/lively/suport)',
      'The link "/lively/suport" is dead: the site has no page /lively/suport.',
    ],
    [
      '[age](/terms#old)',
      'The link "/terms#old" is dead: the page has no heading with the anchor #old.',
    ],
    [
      '[above](#nowhere)',
      'The link "#nowhere" is dead: the page has no heading with the anchor #nowhere.',
    ],
    [
      '[site](https://lively.example.com/terms)',
      'The link "https://lively.example.com/terms" leads to this site: start it with a slash, such as /lively/support.',
    ],
    [
      '[site](www.example.org)',
      'The link "www.example.org" must start with a slash, with # or with https://, or be mailto: and an address.',
    ],
    [
      '![](launch)',
      `The image "launch" needs a description for people who do not see it: ${example}.`,
    ],
    ['![A harbor.](harbor.jpg)', 'There is no file "harbor.jpg" next to this text.'],
    [
      'An ![image](launch) inside',
      'Put the image into a paragraph of its own, with empty lines around it.',
    ],
    [
      '# Title',
      'A heading must start with ## or ###, because the title is the heading of the page.',
    ],
    [
      '## One\n\n## One',
      'Another heading has the anchor #one already: end this one with an anchor of its own, such as [#one-2].',
      3,
    ],
    [
      'Hello {name}',
      `There is no fact {name}: use one of ${Object.keys(facts)
        .map((name) => `{${name}}`)
        .join(', ')}, or put a backslash before a brace that is text.`,
    ],
    [
      'Hello {1 +',
      'Braces insert a fact, such as {product}: put a backslash before a brace that is text.',
    ],
    [
      '1 <2',
      'The sign < starts a mock-up, such as <Phone … />: put a backslash before a < that is text.',
    ],
    ['import the calendar', 'A paragraph must not start with "import" or "export": rephrase it.'],
    ['<div>Text</div>', `A text cannot contain <div>: only ${phone}.`],
    [
      '<Phone shows="clock" alt="A clock." />',
      `A phone shows one of home, calendar, journal, sharing: ${phone}.`,
    ],
    [
      '<Phone shows="home" />',
      `A phone needs a description for people who do not see it: ${phone}.`,
    ],
    [
      '<Phone shows="home" alt="A day." />\n\n<Phone shows="home" alt="A day." />',
      `A text shows each phone once: ${phone}.`,
      3,
    ],
    ['We made Lively.', spelled('product', 'Lively')],
    ['It costs $6.99.', spelled('premiumMonthly', '$6.99')],
    ['At most $30.00.', spelled('liabilityCap', '$30.00')],
    ['Write to hello@example.com.', spelled('companyEmail', 'hello@example.com')],
    ['[us](mailto:lively@example.com)', spelled('supportEmail', 'lively@example.com')],
    ['From Example Harbor Studio', spelled('studio', 'Example Harbor Studio')],
  ])('%j is rejected', async (text, sentence, line = 1) => {
    const source = `${frontMatter()}\n${text}\n`;
    const compile = () => compileText({ file, source, kind: 'post', targets, assets: new Map() });
    // The front matter has 8 lines, and an empty line follows.
    expect(await messageOf(compile)).toBe(at(line + 9, sentence));
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
