import type { Post } from './types';

/** The published posts, newest first; while developing, all posts. */
export const posts: readonly Post[];
