import type { Block, Page, Section } from '../types';

export interface LegalDocument extends Page {
  readonly heading: string;
  /** A summary above the table of contents. It does not replace the sections. */
  readonly intro: readonly Block[];
  /** Shown with their numbers, in this order. */
  readonly sections: readonly Section[];
}

/** The date of both documents. */
export const effective = {
  date: '2022-08-09',
  text: 'Effective August 9th 2022',
} as const;

export const contentsHeading = 'Contents';
