// The types of the module `#posts`, which site-build/content/plugin.ts generates from the posts' files.

import type { Post } from './types';

/** The published posts, newest first; while developing, all posts. */
export const posts: readonly Post[];
