import type { homeMockup } from './mockups';

/** The control of the home page's hero. */
export const timeOfDay = {
  label: 'Time of day',
  backToNow: 'Back to now',
  /** The hours of the mockup's day parts, and what a screen reader says about each part. */
  stops: [
    { hour: 8, label: '8 AM', next: 'biology lab next' },
    { hour: 11, label: '11 AM', next: 'lunch with Noor next' },
    { hour: 15, label: '3 PM', next: 'rowing practice next' },
    { hour: 18, label: '6 PM', next: 'movie night next' },
    { hour: 22, label: '10 PM', next: 'biology lab tomorrow' },
  ],
  /** The hours to choose from; from 24 on, they belong to the next day. */
  hours: { from: 5, to: 28 },
} as const satisfies {
  readonly stops: readonly {
    readonly hour: (typeof homeMockup.parts)[number]['hour'];
    readonly label: string;
    readonly next: string;
  }[];
} & Record<string, unknown>;
