import { homeMockup } from './mockups';

/**
 * The hours to choose from without scripts. Each is within a part of the mockup's day, whose end is the key:
 * '11 AM' is within the part until 12. home-hero.module.css repeats all but the first (style-copies.test.ts).
 */
const labelsByEnd: Readonly<Record<number, string>> = {
  8.5: '8 AM',
  12: '11 AM',
  15.5: '3 PM',
  19: '6 PM',
  24: '10 PM',
};

/** The radio buttons, one for each part of the day. The script also uses those without a label. */
const stops = homeMockup.parts.map(({ until, when, next: { title } }) => ({
  until,
  label: labelsByEnd[until],
  /** What a screen reader announces for the part, such as 'biology lab next'. */
  event: `${title.charAt(0).toLowerCase()}${title.slice(1)} ${when}`,
}));

/** The control of the home page's hero. */
export const timeOfDay = {
  label: 'Time of day',
  /** At the visitor's own hour. */
  hints: { byDay: 'Move the sun', atNight: 'Move the moon' },
  backToNow: 'Back to now',
  share: 'Share this hour',
  copied: 'Link copied',
  notCopied: 'Not copied',
  stops,
  // The range of the slider, and its value before the script has run. Hours from 24 on are of the
  // next day. home-hero.module.css and daylight.module.css repeat these numbers (style-copies.test.ts).
  hours: { from: 5, to: 28, prerendered: 8 },
} as const;
