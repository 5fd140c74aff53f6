import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkTexts } from '../../../site-build/content/check-texts';
import { compileText } from '../../../site-build/content/compile';
import { dayInWords } from '../../../site-build/content/front-matter';
import { contentPlugin } from '../../../site-build/content/plugin';
import { BLOG_FOLDER } from '../../../site-build/content/read-posts';
import { brand } from '../../../src/content/brand';
import { formatPrice, plans } from '../../../src/content/premium';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lively-posts-'));
  cpSync(BLOG_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const monthly = formatPrice(plans.premium.monthlyCents);

const lines = {
  date: 'date: 2023-10-01',
  title: 'title: A quiet week',
  description: 'description: What we did in a quiet week, why it was quiet, and what comes next.',
  summary: 'summary: A short one.',
  image: 'image: launch',
  alt: 'alt: A small sailboat.',
  draft: 'draft: true',
};

/** A post whose front matter has 9 lines, and an empty line follows. */
function postWith(text: string, changed: Partial<typeof lines> = {}): string {
  const frontMatter = Object.values({ ...lines, ...changed }).filter(Boolean);
  return ['---', ...frontMatter, '---', '', text].join('\n');
}

/**
 * Checks a post together with the texts of the site.
 *
 * @returns the mistake, if there is one
 */
async function check(text = '', changed: Partial<typeof lines> = {}, name = 'harbor.md') {
  writeFileSync(join(folder, name), postWith(text, changed));
  return mistakeOf(checkTexts({ folder }));
}

/** Compiles a post without its links. */
function compile(text: string) {
  return mistakeOf(compileText(join(folder, 'harbor.md'), new Map(), postWith(text)));
}

async function mistakeOf(work: Promise<unknown>): Promise<string | undefined> {
  const message = await work.then(
    () => undefined,
    (thrown: Error) => thrown.message,
  );
  return message?.replace(`${relative('', folder)}/`, '');
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
  [{ draft: '__proto__: 1' }, ': Unrecognized key: "__proto__".'],
  [{ title: 'title: &a [1]\nb: [*a]' }, ': The field "title" must be a text'],
  [{ title: 'title: "{constructor}"' }, ':3: {constructor} is none of product, tagline'],
  [{ summary: 'summary: We made Lively.' }, ':5: Write {product} instead of "Lively"'],
  [{ image: 'image: ../../../public/social/launch.png' }, ': There is no image "../../../public'],
])('the front matter %j fails the build', async (changed, sentence) => {
  expect(await check('', changed)).toContain(`harbor.md${sentence}`);
});

test.each<[string, string]>([
  ['[support](/lively/suport)', ':11: The link "/lively/suport" is dead'],
  ['One.\n\n[age](/terms#old)', ':13: The link "/terms#old" is dead: there is no /terms#old.'],
  ['[above](#nowhere)', ':11: The link "#nowhere" is dead'],
  ['[site](www.example.org)', ':11: The link "www.example.org" is dead'],
  ['[site]({siteUrl}/term)', `:11: The link "${brand.siteUrl}/term" is dead`],
])('the link %j fails the build', async (text, sentence) => {
  expect(await check(text)).toContain(`harbor.md${sentence}`);
});

test.each<[string, string]>([
  ['One.\n\n![](launch)', ':13: The image "launch" needs a description.'],
  ['![A harbor.](harbor.jpg)', ':11: There is no image "harbor.jpg"'],
  [
    '<Phone shows="clock" alt="A clock." />',
    ':11: Write <Phone shows="…" alt="…" /> with one of home',
  ],
  ['<Phone shows="home" />', ':11: Write <Phone shows="…" alt="…" />'],
  ['Hello {name}', ':11: {name} is none of product, tagline'],
  ['One.\n\nTwo\n{globalThis.process.exit()}', ':14: {globalThis.process.exit()} is none of'],
  ['{props.contents}', ':11: {props.contents} is none of'],
  ['{__proto__}', ':11: {__proto__} is none of'],
  ['{{product}}', ':11: {{product}} is none of'],
  ['{"}"}', ':11: {"} is none of'],
  ['![{1}](launch)', ':11: {1} is none of'],
  ['[terms](/terms "{1}")', ':11: {1} is none of'],
  ['[site](https://example.org/{1})', ':11: {1} is none of'],
  ['<Phone shows="home" alt="{1}" />', ':11: {1} is none of'],
  ['## A heading {1} [#anchor]', ':11: {1} is none of'],
  ['import fs from "node:fs"', ':11: A text has no imports or exports'],
  ['One.\n\nexport const one = 1', ':13: A text has no imports or exports'],
  ['<script>\nalert(1)\n</script>', ':11: <script> is HTML: use Markdown'],
  ['A <img src="x" onerror="alert(1)"> b', ':11: <img src="x" onerror="alert(1)"> is HTML'],
  ['<svg onload="alert(1)">', ':11: <svg onload="alert(1)"> is HTML'],
  ['<!-- note -->', ':11: <!-- note --> is HTML'],
  ['<Contents />', ':11: <Contents /> is HTML'],
  ['A <Phone shows="home" alt="A phone." />', ':11: <Phone shows="home" alt="A phone." /> is HTML'],
  ['[run](javascript:alert(1))', ':11: "javascript:alert(1)" is no link'],
  ['[run](JavaScript&#58;alert(1))', ':11: "JavaScript:alert(1)" is no link'],
  ['<javascript:alert(1)>', ':11: "javascript:alert(1)" is no link'],
  ['[run][1]\n\n[1]: data:text/html,1', ':11: "data:text/html,1" is no link'],
  ['[run](https://)', ':11: "https://" is no link'],
  ['![A harbor.](/etc/harbor.png)', ':11: There is no image "/etc/harbor.png"'],
  ['![A harbor.](https://example.org/harbor.png)', ':11: There is no image "https://'],
  ['![A harbor.](%E0%A4%A.png)', ':11: There is no image "'],
  ['Hello {1 +', ':11: Unexpected end of file in expression'],
  [`We made ${brand.product}.`, `:11: Write {product} instead of "${brand.product}"`],
  [`It costs ${monthly}.`, `:11: Write {premiumMonthly} instead of "${monthly}"`],
  [
    `[us](mailto:${brand.supportEmail})`,
    `:11: Write {supportEmail} instead of "${brand.supportEmail}"`,
  ],
])('%j fails the build', async (text, sentence) => {
  expect(await compile(text)).toContain(`harbor.md${sentence}`);
});

test.each([
  '## A heading [#short]\n\n[above](#short), [terms](/terms#age), [team](/lively/about#team)',
  '## Über café\n\n[above](#über-café)',
  '> A quote\n\n```\ncode < code\n```\n\n1. one\n2. two\n   - inner',
  '[{supportEmail}](mailto:{supportEmail}) and [elsewhere](https://example.org/page)',
  '`{1 + 1}`, `<script>` and `Lively`\n\n```html\n<script>{globalThis}</script>\n{/* a */}\n```',
  '{/* a note\nof two lines */}\n\n![A \\{b\\} and {product}](launch)',
  'A lively talk about \\{braces\\} and 2 \\< 3 {/* a comment */}',
])('%j is accepted', async (text) => {
  expect(await check(text)).toBeUndefined();
});

test('a legal text shows no phone', async () => {
  const text = postWith('<Phone shows="home" alt="A phone." />');
  const work = compileText(resolve('src/content/legal/terms.md'), new Map(), text);
  expect(await mistakeOf(work)).toContain('terms.md:11: <Phone shows="home"');
});

test('a file that MDX would run is no post', async () => {
  expect(await check('', {}, 'harbor.mdx')).toBe('harbor.mdx: The name of a post ends with .md.');
});

test.each([
  [
    'an image outside of the folder',
    () => symlinkSync(resolve('public/social/launch.png'), join(folder, 'harbor.png')),
  ],
  [
    'a drawing, which can name other files',
    () => cpSync('public/lively.svg', join(folder, 'harbor.png')),
  ],
])('a photo is not %s', async (_, create) => {
  create();
  expect(await compile('![A harbor.](harbor.png)')).toContain('harbor.md:11: There is no image');
});

test('only a draft may link to a draft', async () => {
  expect(await check('[me](/lively/blog/10012023)')).toBeUndefined();
  const published = { date: 'date: 2023-10-02', draft: '' };
  const link = '[draft](/lively/blog/10012023)';
  expect(await check(link, published, 'other.md')).toContain('10012023" is dead');
});

test('two posts of one day are rejected, because their addresses are the same', async () => {
  await check();
  expect(await check('', {}, 'other.md')).toContain('has the same date: choose another day');
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
