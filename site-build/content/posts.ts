import { readPosts } from './read-posts.ts';

/** `#posts` for code that runs without Vite, such as tests. See plugin.ts for the site. */
const files = await readPosts();

export const posts = files.filter(({ isPublished }) => isPublished).map(({ post }) => post);
