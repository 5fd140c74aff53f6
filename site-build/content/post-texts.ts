import { posts } from './posts.ts';

/** The addresses of the posts, for code that runs without Vite. See plugin.ts for the site. */
export const postTexts = posts.map(({ slug }) => ({
  slug,
  load: () => Promise.reject(new Error('Only Vite compiles the texts of posts.')),
}));
