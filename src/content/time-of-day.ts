import { homeMockup } from './mockups';

/**
 * The hours to choose from without scripts, by the end (`until`) of their part of the mockup's day.
 * home-hero.module.css has the sky of each, and tests/browser/site/hour.spec.ts counts the choices.
 */
const labelsByEnd: Readonly<Record<number, string>> = {
  8.5: '8 AM',
  12: '11 AM',
  15.5: '3 PM',
  19: '6 PM',
  24: '10 PM',
};

/** A radio button for each part of the mockup's day. One without a label is for the script only. */
const stops = homeMockup.parts.map(({ until, when, next: { title } }) => ({
  until,
  label: labelsByEnd[until],
  /** What a screen reader announces for the part, such as 'biology lab next'. */
  event: `${title.charAt(0).toLowerCase()}${title.slice(1)} ${when}`,
}));

/** The control of the home page's hero. */
export const timeOfDay = {
  label: 'Time of day',
  backToNow: 'Back to now',
  share: 'Share this hour',
  copied: 'Link copied',
  stops,
  /** The range of the slider, and its value before the script has run. Hours from 24 on belong to the next day. */
  hours: { from: 5, to: 28, prerendered: 8 },
} as const;
