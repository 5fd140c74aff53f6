import { homeMockup, type MockEvent } from '../../../content/mockups';

/** The mockups show the morning: the first part of the sample day, before its first event. */
const [morning] = homeMockup.parts;
export const { nextHeading, next } = morning;
export const laterHeading = morning.list.heading;
export const laterEvents = morning.list.events;

/** The fills of events, by the colors of their spaces. */
export const FILLS: Readonly<Record<MockEvent['color'], string>> = {
  blue: 'var(--blue)',
  coral: 'var(--coral)',
  navy: 'var(--hull)',
  orange: 'var(--orange)',
  gray: 'var(--ink-soft)',
};

/** The shadow of paper that lies on something. */
export const SHADOW = { fill: '#06182c', fillOpacity: '.16' };
