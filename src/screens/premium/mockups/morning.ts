import { homeMockup } from '../../../content/mockups';

/** The mockups show the first part of the sample day: the morning, before its first event. */
const [morning] = homeMockup.parts;
export const nextHeading = homeMockup.nextHeadings[morning.when];
export const nextEvent = morning.next;
export const laterHeading = morning.list.heading;
export const laterEvents = morning.list.events;
