import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { build, createServer, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { posts } from '#posts';
import { PAGES } from '../../site-build/content/link-targets';
import { contentPlugin } from '../../site-build/content/plugin';
import { BLOG_FOLDER, isPublished } from '../../site-build/content/read-posts';
import { withPages } from '../../site-build/hosting-config';
import { qrCodePlugin } from '../../site-build/qr-code-plugin';
import { sitemap } from '../../site-build/well-known';
import { APP } from '../../src/app/entries';
import { brand } from '../../src/content/brand';

/** Adds posts to a copy of the blog, and checks that everything follows from their files. */

const CACHE = resolve('node_modules/.cache/lively');
const now = new Date('2099-05-10T12:00:00Z');
const PATH = '/lively/blog/05052099';
const frontMatter = (date: string, title: string, more = '') => `---
date: ${date}
title: ${title}
description: What happened at the regatta, who won it, and who fell into the water.
summary: We rowed.
image: start-by-test.jpg
alt: Four boats at the start of a race.
${more}---

`;
const POST = `${frontMatter('2099-05-05', 'A day at the regatta')}
The added race began at noon, and {product} reminded us.

## Who came [#guests]

- **Noor**, who rowed
- *Mateo*, who [supported](/lively/support#invitations) us

> We never lose.

![The four boats at the finish.](finish-by-test.png)

<Phone shows="calendar" alt="The day of the race in the calendar." />

![A desk at night.](reflection)

See [the guests](#guests), and run \`row --fast\`.
`;

const folder = mkdtempSync(join(CACHE, 'posts-'));
const outDir = mkdtempSync(join(CACHE, 'new-post-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(outDir, { recursive: true });
});

type Entry = typeof import('../../src/entry-prerender');
let entry: Entry;
let client: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];
const plugins = () => [contentPlugin({ folder, now }), react(), qrCodePlugin(brand.appStoreUrl)];

beforeAll(async () => {
  cpSync(BLOG_FOLDER, folder, { recursive: true });
  writeFileSync(join(folder, 'added-by-test.mdx'), POST);
  writeFileSync(
    join(folder, 'draft-by-test.mdx'),
    `${frontMatter('2099-05-06', 'Unfinished', 'draft: true\n')}Half a sentence`,
  );
  writeFileSync(
    join(folder, 'future-by-test.mdx'),
    `${frontMatter('2099-05-11', 'Tomorrow')}Not today, and [unfinished](/lively/blog/05062099).`,
  );
  const photo = sharp({
    create: { width: 2000, height: 1500, channels: 3, background: '#1c5fb0' },
  });
  await photo.clone().jpeg().toFile(join(folder, 'start-by-test.jpg'));
  await photo.resize(400, 300).png().toFile(join(folder, 'finish-by-test.png'));

  const shared = { configFile: false, mode: 'production', logLevel: 'error' } as const;
  await build({
    ...shared,
    plugins: plugins(),
    build: { ssr: 'src/entry-prerender.tsx', outDir, emptyOutDir: true },
  });
  entry = await import(pathToFileURL(join(outDir, 'entry-prerender.js')).href);
  const built = await build({
    ...shared,
    plugins: plugins(),
    build: { write: false, minify: false, rolldownOptions: { input: APP } },
  });
  client = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
});

test('the list has it first, with its image', async () => {
  const { body } = await entry.renderPage('/lively/blog');
  const [first = ''] = body.split('<li').filter((item) => item.includes('<h2'));
  expect(first).toContain(`href="${PATH}"`);
  expect(first).toContain('May 5, 2099');
  expect(first).toMatch(
    /<img src="[^"]+" width="1360" height="1020" alt="Four boats[^"]+" loading="lazy"/,
  );
});

test('its page has its text, and a link to the older post', async () => {
  const { head, body } = await entry.renderPage(PATH);
  expect(head).toContain('<title>A day at the regatta | Lively</title>');
  expect(head).toContain(`content="${brand.siteUrl}/social/05052099.jpg"`);
  expect(body).toContain('<p>The added race began at noon, and Lively reminded us.</p>');
  expect(body).toContain('<h2 id="guests">Who came</h2>');
  expect(body).toContain('<li><strong>Noor</strong>, who rowed</li>');
  expect(body).toContain('<blockquote><p>We never lose.</p></blockquote>');
  expect(body).toContain('<code>row --fast</code>');
  expect(body).toMatch(
    /<img src="\/assets\/finish-by-test-[\w-]{8}\.webp" alt="The four boats at the finish\." width="400" height="300" loading="lazy" decoding="async"\/>/,
  );
  expect(body).toMatch(/<figure[^>]* aria-label="The day of the race in the calendar\."/);
  expect(body).toMatch(/<svg[^>]* aria-label="A desk at night\."/);
  expect(body).toMatch(new RegExp(`Older post · .*<a [^>]*href="/lively/blog/${posts[0]?.slug}"`));
  expect(body).not.toContain('Newer post');
  const posting = JSON.parse(/ld\+json">(\{[^<]*BlogPosting[^<]*)</.exec(head + body)?.[1] ?? '');
  expect(posting).toMatchObject({
    headline: 'A day at the regatta',
    datePublished: '2099-05-05',
    url: `${brand.siteUrl}${PATH}`,
    image: `${brand.siteUrl}/social/05052099.jpg`,
  });
});

test('the post before it links to it', async () => {
  const { body } = await entry.renderPage(`/lively/blog/${posts[0]?.slug}`);
  expect(body).toMatch(new RegExp(`Newer post<!-- -->: <a href="${PATH}"`));
});

test('the feed and the sitemap have it', async () => {
  const [, first = ''] = (await entry.feed()).split('<entry>');
  expect(first).toContain(`<id>${brand.siteUrl}${PATH}</id>`);
  expect(first).toContain('The added race began at noon, and Lively reminded us.');
  expect(first).toContain(`href="${brand.siteUrl}${PATH}#guests"`);
  expect(first).toContain(`src="${brand.siteUrl}/assets/finish-by-test-`);
  expect(first).toContain('&lt;em&gt;The day of the race in the calendar.&lt;/em&gt;');
  expect(sitemap(entry.publicPaths)).toContain(`<loc>${brand.siteUrl}${PATH}</loc>`);
});

test('Hosting has its rewrite and its caching rule', () => {
  const firebaseJson: unknown = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const { hosting } = withPages(firebaseJson, entry.prerenderedPages);
  const rewrite = hosting.rewrites.find(({ destination }) => destination === `${PATH}.html`);
  expect(new RegExp(rewrite?.regex ?? '^$').test('/Lively/BLOG/05052099/')).toBe(true);
  expect(JSON.stringify(hosting.headers)).toContain(`|${PATH}|`);
});

test('its images are resized, and one has the size for link previews', async () => {
  const assets = client.flatMap((file) => (file.type === 'asset' ? [file] : []));
  const sizeOf = async (name: RegExp) => {
    const file = assets.find(({ fileName }) => name.test(fileName));
    const { format, width, height } = await sharp(Buffer.from(file?.source ?? '')).metadata();
    return `${format} ${width}x${height}`;
  };
  expect(await sizeOf(/^assets\/start-by-test-/)).toBe('webp 1360x1020');
  expect(await sizeOf(/^assets\/finish-by-test-/)).toBe('webp 400x300');
  expect(await sizeOf(/^social\/05052099\.jpg$/)).toBe('jpeg 1200x630');
});

test('no browser receives a draft, a post with a later date, or a Markdown parser', async () => {
  const texts = [
    ...client.map((file) => (file.type === 'chunk' ? file.code : file.fileName)),
    await entry.feed(),
    ...entry.prerenderedPages.map(({ path }) => path),
  ].join('\n');
  const wordsOf = (pattern: RegExp) => [...new Set(texts.match(pattern))];
  expect(wordsOf(/The added race began at noon/g)).toHaveLength(1);
  expect(wordsOf(/Unfinished|Half a sentence|Tomorrow|Not today|05062099|05112099/g)).toEqual([]);
  const modules = client.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  expect(modules.filter((id) => /\.mdx$/.test(id))).toHaveLength(PAGES.length + posts.length + 1);
  expect(modules.filter((id) => /micromark|mdast|unified|@mdx-js|yaml|sharp/.test(id))).toEqual([]);
});

test('each text is in a chunk of its own', () => {
  const starts = [
    'The added race began at noon',
    'As of this morning',
    'An email came that we read',
  ];
  const holders = starts.map((start) =>
    client.flatMap((file) =>
      file.type === 'chunk' && file.code.includes(start) ? [file.fileName] : [],
    ),
  );
  expect(holders.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(holders.flat()).size).toBe(starts.length);
});

test('while developing, drafts and posts with a later date are visible', async () => {
  const server = await createServer({
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    server: { middlewareMode: true },
    plugins: plugins(),
  });
  const module = await server.ssrLoadModule('#posts');
  await server.close();
  const all = z.array(z.object({ slug: z.string() })).parse(module.posts);
  expect(all.slice(0, 3).map(({ slug }) => slug)).toEqual(['05112099', '05062099', '05052099']);
});

test.each([
  [{ date: '2099-05-10', draft: false }, true],
  [{ date: '2099-05-11', draft: false }, false],
  [{ date: '2099-05-09', draft: true }, false],
])('%j on May 10 is published: %s', (post, expected) => {
  expect(isPublished(post, now)).toBe(expected);
});
