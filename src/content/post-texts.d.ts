import type { ProseModule } from './types';

/** The texts of the posts, newest first. Each is a chunk of its own. */
export const postTexts: readonly {
  readonly slug: string;
  readonly load: () => Promise<ProseModule>;
}[];
