import type { homeMockup } from './mockups';

interface Stop {
  /** The hour at which the part of the mockup's day ends. */
  readonly until: (typeof homeMockup.parts)[number]['until'];
  /** What a screen reader announces for the part. */
  readonly next: string;
  /** The hour to choose without scripts. A stop without a label is invisible. */
  readonly label?: string;
}

const stops: readonly Stop[] = [
  { until: 8.5, next: 'biology lab next', label: '8 AM' },
  { until: 10, next: 'biology lab now' },
  { until: 12, next: 'lunch with Noor next', label: '11 AM' },
  { until: 13.5, next: 'lunch with Noor now' },
  { until: 15.5, next: 'rowing practice next', label: '3 PM' },
  { until: 17, next: 'rowing practice now' },
  { until: 19, next: 'movie night next', label: '6 PM' },
  { until: 21, next: 'movie night now' },
  { until: 24, next: 'biology lab tomorrow', label: '10 PM' },
  { until: 29, next: 'biology lab next' },
];

/** The control of the home page's hero. */
export const timeOfDay = {
  label: 'Time of day',
  backToNow: 'Back to now',
  share: 'Share this hour',
  copied: 'Link copied',
  stops,
  /** The hours to choose from; from 24 on, they belong to the next day. */
  hours: { from: 5, to: 28, prerendered: 8 },
} as const;
