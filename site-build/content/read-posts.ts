import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '../../src/content/brand.ts';
import type { Post } from '../../src/content/types.ts';
import { postSchema, readFrontMatter } from './front-matter.ts';
import { findImage } from './images.ts';
import { Mistake } from './mistake.ts';

export const BLOG_FOLDER = resolve('src/content/blog');

export type PostOptions = {
  readonly folder?: string;
  /** Posts with a later date are not published. */
  readonly now?: Date;
};

/** Reads all posts, also unpublished ones, the newest first. @throws Mistake, the first it finds */
export async function readPosts({ folder = BLOG_FOLDER, now = new Date() }: PostOptions = {}) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const posts = await Promise.all(names.map((name) => readPost(join(folder, name), now)));
  posts.sort((a, b) => b.post.date.localeCompare(a.post.date));
  for (const [index, { post, file }] of posts.entries()) {
    if (post.date === posts[index + 1]?.post.date) {
      throw new Mistake({ path: file }, 'Another post has the same date: choose another day.');
    }
  }
  return posts;
}

/** Reads a post. `assets` are the files that the build creates from the post's photo, if any. */
async function readPost(file: string, now: Date) {
  const frontMatter = readFrontMatter(file, postSchema);
  const { date, title, description, summary, image: imageName, alt, draft } = frontMatter;
  const [year, month, day] = date.split('-');
  const slug = `${month}${day}${year}`;
  const linkPreview = `${slug}.jpg`;
  const { image, assets } = await findImage(imageName, { path: file }, `/social/${linkPreview}`);
  const post: Post = {
    slug,
    date,
    title: `${title} | ${brand.product}`,
    description,
    heading: title,
    summary,
    image,
    imageAlt: alt,
    // An illustration has a link preview in public/social; `findImage` creates that of a photo.
    socialImage: typeof image === 'string' ? `${image}.png` : linkPreview,
  };
  const todayInUtc = now.toISOString().slice(0, 10);
  return { file, post, isPublished: !draft && date <= todayInUtc, assets };
}
