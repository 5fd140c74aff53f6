import type { Block, Page } from '../types';

/** A post as its file in this folder writes it. */
export interface Post extends Page {
  /** Its address: month, day and year of the date. */
  readonly slug: string;
  /** ISO 8601, the day alone. */
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
