import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brand } from '../../src/content/brand.ts';
import type { Post } from '../../src/content/types.ts';
import { postSchema, readFrontMatter, readText } from './front-matter.ts';
import { type Assets, findImage } from './images.ts';
import { Mistake } from './mistake.ts';

export const BLOG_FOLDER = resolve('src/content/blog');

export type PostOptions = {
  /** The folder of the posts. */
  readonly folder?: string;
  /** Posts with a later date are not published. */
  readonly now?: Date;
};

/** Every post, newest first, including drafts and posts with a later date. */
export async function readPosts({ folder = BLOG_FOLDER, now = new Date() }: PostOptions = {}) {
  const files = readdirSync(folder);
  const program = files.find((name) => name.endsWith('.mdx'));
  if (program) throw new Mistake(join(folder, program), 'The name of a post ends with .md.');
  const names = files.filter((name) => name.endsWith('.md'));
  const posts = await Promise.all(names.map((name) => readPost(join(folder, name), now)));
  posts.sort((a, b) => b.post.date.localeCompare(a.post.date));
  for (const [index, { file, post }] of posts.entries()) {
    const next = posts[index + 1];
    if (next?.post.date !== post.date) continue;
    throw new Mistake(file, `${basename(next.file)} has the same date: choose another day.`);
  }
  return posts;
}

async function readPost(file: string, now: Date) {
  const values = readFrontMatter(readText(file), postSchema);
  const { date, title, description, summary, image: name, alt, draft } = values;
  const [year, month, day] = date.split('-');
  const slug = `${month}${day}${year}`;
  /** The files of the image in its front matter. */
  const assets: Assets = new Map();
  const image = await findImage(name, file, assets, { card: `/social/${slug}.jpg` });
  const post: Post = {
    slug,
    date,
    title: `${title} | ${brand.product}`,
    description,
    heading: title,
    summary,
    image,
    imageAlt: alt,
    socialImage: typeof image === 'string' ? `${image}.png` : `${slug}.jpg`,
  };
  // In UTC.
  const isPublished = !draft && date <= now.toISOString().slice(0, 10);
  return { file, post, isPublished, assets };
}
