import { brand } from './brand';

/** The support page, without its questions and answers (support.md). */
export const support = {
  title: `Support | ${brand.product}`,
  description: `Answers about ${brand.product}: group events and friends, adding and editing events and entries, calendar views, spaces, the journal, your account, plans and refunds.`,
  heading: 'How can we help?',
  text: 'Every question we know is on this one page.',
  searchHere: 'Search it, or pick a question below.',
  /** Replaces `searchHere` without JavaScript. */
  searchInBrowser: 'Pick one below, or search the page with your browser.',
  search: {
    label: 'Search the questions',
    example: 'For example: hide a space',
    count: (count: number, total: number) => `${count} of ${total} questions`,
    failed: 'The search did not load. Try again, or search the page with your browser.',
    none: 'No question has these words. Try others, or write to us at',
  },
  contentsLabel: 'Questions on this page',
} as const;
