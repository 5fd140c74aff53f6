import type { Block, Page } from '../types';

/** A blog post. Each file in this folder exports one. */
export interface Post extends Page {
  /** Last segment of the URL: month, day and year of the date. */
  readonly slug: string;
  /** ISO 8601 date without a time. */
  readonly date: string;
  readonly heading: string;
  /** For the list of posts. */
  readonly summary: string;
  readonly image: {
    readonly key: 'reflection' | 'recognition' | 'comingSoon' | 'launch';
    readonly alt: string;
  };
  readonly body: readonly Block[];
}
