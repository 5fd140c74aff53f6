import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../src/content/brand.ts';
import type { Post } from '../../src/content/types.ts';
import { postSchema, readFrontMatter } from './front-matter.ts';
import { type Assets, addSocialCard, findImage } from './images.ts';
import { Mistake, ROOT } from './mistake.ts';

export const BLOG_FOLDER = join(ROOT, 'src/content/blog');

export type PostFile = {
  readonly file: string;
  readonly post: Post;
  readonly isPublished: boolean;
  /** The files of the image in its front matter. */
  readonly assets: Assets;
};

export type PostOptions = {
  /** The folder of the posts. */
  readonly folder?: string;
  /** Posts with a later date are not published. */
  readonly now?: Date;
};

/** Every post, newest first, including drafts and posts with a later date. */
export async function readPosts({ folder = BLOG_FOLDER, now = new Date() }: PostOptions = {}) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  const posts = await Promise.all(names.map((name) => readPost(join(folder, name), now)));
  const fileOf = new Map<string, string>();
  for (const { file, post, line } of posts) {
    const other = fileOf.get(post.slug);
    if (other) {
      throw new Mistake(file, line, `${other} has the same date: choose another day.`);
    }
    fileOf.set(post.slug, file.slice(folder.length + 1));
  }
  return posts.sort((a, b) => b.post.date.localeCompare(a.post.date));
}

async function readPost(file: string, now: Date) {
  const assets: Assets = new Map();
  const source = readFileSync(file, 'utf8');
  const { values, lineOf } = readFrontMatter(source, file, postSchema);
  const { date, title, description, summary, image: name, alt, draft } = values;
  const [year, month, day] = date.split('-');
  const slug = `${month}${day}${year}`;
  const place = { file, line: lineOf('image') };
  const image = await findImage(name, place, assets);
  const socialImage = typeof image === 'string' ? `${image}.png` : `${slug}.jpg`;
  if (typeof image !== 'string') addSocialCard(name, place, `/social/${socialImage}`, assets);
  const post: Post = {
    slug,
    date,
    title: `${title} | ${brand.product}`,
    description,
    heading: title,
    summary,
    image,
    imageAlt: alt,
    socialImage,
  };
  return {
    file,
    post,
    line: lineOf('date'),
    isPublished: isPublished({ date, draft }, now),
    assets,
  };
}

/** Whether readers may see a post: drafts are never published, others from their date, in UTC. */
export function isPublished(
  { date, draft }: { readonly date: string; readonly draft: boolean },
  now: Date,
): boolean {
  return !draft && date <= now.toISOString().slice(0, 10);
}
