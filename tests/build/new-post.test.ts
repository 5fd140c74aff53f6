import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { createServer, createServerModuleRunner } from 'vite';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { posts } from '#posts';
import { contentPlugin } from '../../site-build/content/plugin';
import { BLOG_FOLDER, readPosts } from '../../site-build/content/read-posts';
import { brand } from '../../src/content/brand';
import { testSiteEnv } from '../support/test-site';

// Adds posts to a copy of the blog, and checks that everything follows from their files.

const now = new Date('2099-05-10T12:00:00Z');
const PATH = '/lively/blog/05102099';

const postFile = (date: string, title: string, text: string, { draft } = { draft: false }) => `---
date: ${date}
title: ${title}
draft: ${draft}
description: What happened at the regatta, who won it, and who fell into the water.
summary: We rowed.
image: start-by-test.jpg
alt: Four boats at the start of a race.
---

${text}
`;

// `{product}` is a fact (src/content/facts.ts). Braces after backslashes are text, and never run.
const TEXT = `The added race began at noon, and {product} reminded us.

## Who came [#guests]

- **Noor**, who rowed, and [supported](/lively/support#invitations) us

![The four boats at the finish.](finish-by-test.png)

<Phone shows="calendar" alt="The day of the race in the calendar." />

See [the guests](#guests).

\`\`\`
<script>\\{process.pid\\}</script>
\`\`\``;

const FILES = {
  'added-by-test.md': postFile('2099-05-10', 'A day at the regatta', TEXT),
  'draft-by-test.md': postFile('2099-05-06', 'Unfinished', 'Half a sentence', { draft: true }),
  'future-by-test.md': postFile('2099-05-11', 'Tomorrow', 'Not yet.'),
};

// Inside the project, so that Node finds the packages that the compiled texts import.
const folder = mkdtempSync(resolve('node_modules/.cache/lively/posts-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(BLOG_FOLDER, folder, { recursive: true });
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#1c5fb0' } });
await photo.clone().jpeg().toFile(join(folder, 'start-by-test.jpg'));
await photo.resize(400, 300).png().toFile(join(folder, 'finish-by-test.png'));

// The site's modules parse it when they load.
Object.assign(process.env, testSiteEnv);
const startServer = (mode: 'production' | 'development') =>
  createServer({
    configFile: false,
    logLevel: 'error',
    mode,
    server: { middlewareMode: true, ws: false },
    plugins: [contentPlugin({ folder, now }), react()],
  });
const server = await startServer('production');
afterAll(() => server.close());
const runner = createServerModuleRunner(server.environments.ssr);
const entry: typeof import('../../src/entry-prerender') = await runner.import(
  '/src/entry-prerender.tsx',
);
const { head, body } = await entry.renderPage(PATH);
const feed = await entry.feed();
const [, newestInFeed = ''] = feed.split('<entry>');
const htmlInFeed = newestInFeed.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

test('the list of posts begins with the post', async () => {
  const { body: list } = await entry.renderPage('/lively/blog');
  const [first = ''] = list.split('<li').filter((item) => item.includes('<h2'));
  expect(first).toContain(`href="${PATH}"`);
  expect(first).toMatch(/<img src="[^"]+" width="1360" height="1020" alt="Four boats/);
});

test('the page of the post has metadata for link previews', () => {
  expect(head).toContain('<title>A day at the regatta | Lively</title>');
  expect(head).toContain(`content="${brand.siteUrl}/social/05102099.jpg"`);
});

test.each([
  '<p>The added race began at noon, and Lively reminded us.</p><h2 id="guests">Who came</h2>',
  '<li><strong>Noor</strong>, who rowed, and <a href="/lively/support#invitations"',
  '<code>&lt;script&gt;{process.pid}&lt;/script&gt;\n</code>',
])('the page of the post has %j', (html) => expect(body).toContain(html));

test('the page of the post has its images', () => {
  expect(body).toMatch(
    /<img src="\/assets\/photo-[\w-]{8}\.webp" width="400" height="300" alt="The four boats at the finish\." loading="lazy" decoding="async"\/>/,
  );
  expect(body).toMatch(/<figure[^>]* aria-label="The day of the race in the calendar\."/);
});

test('the page of the post leads to the older post', () => {
  expect(body).toMatch(new RegExp(`Older post · .*<a [^>]*href="/lively/blog/${posts[0]?.slug}"`));
  expect(body).not.toContain('Newer post');
});

test.each([
  `<id>${brand.siteUrl}${PATH}</id>`,
  '<p>The added race began at noon, and Lively reminded us.</p>',
  `<a href="${brand.siteUrl}/lively/support#invitations">supported</a>`,
  `<img src="${brand.siteUrl}/social/05102099.jpg" alt="Four boats`,
  `<img src="${brand.siteUrl}/assets/photo-`,
  '<em>The day of the race in the calendar.</em>',
  `See <a href="${brand.siteUrl}${PATH}#guests">the guests</a>.</p>`,
])('the post in the feed has %s', (html) => expect(htmlInFeed).toContain(html));

test('the feed has full URLs', () => {
  expect(htmlInFeed).not.toMatch(/ (href|src)="(?!https:|mailto:)/);
});

test('the feed has none of our own markup', () => {
  expect(htmlInFeed).not.toMatch(/ class=|<svg|<link rel/);
});

test('the photo in the front matter is resized for each use', async () => {
  const added = (await readPosts({ folder, now })).find(({ post }) => post.slug === '05102099');
  const sizes = (added?.assets ?? []).map(async ({ create }) => {
    const { format, width, height } = await sharp(await create()).metadata();
    return `${format} ${width}x${height}`;
  });
  expect(await Promise.all(sizes)).toEqual(['webp 1360x1020', 'jpeg 1200x630']);
});

test('readers receive no drafts or posts with a later date', async () => {
  const texts = await server.transformRequest('#post-texts');
  const received = [await entry.sitemap(), feed, texts?.code].join('\n');
  expect(received).toContain('added-by-test');
  expect(received).not.toMatch(/draft-by-test|future-by-test|Unfinished|Tomorrow/);
});

test('the development server shows drafts and posts with a later date', async () => {
  const development = await startServer('development');
  onTestFinished(() => development.close());
  const { posts: shown } = await development.ssrLoadModule('#posts');
  const newest = [{ slug: '05112099' }, { slug: '05102099' }, { slug: '05062099' }];
  expect(shown.slice(0, 3)).toMatchObject(newest);
});
