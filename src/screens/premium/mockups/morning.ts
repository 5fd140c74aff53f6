import { homeMockup } from '../../../content/mockups';

/** The mockups of the page show the morning: the first part of the sample day, before its first event. */
const [morning] = homeMockup.parts;
export const nextHeading = homeMockup.nextHeadings.next;
export const nextEvent = morning.next;
export const laterHeading = morning.list.heading;
export const laterEvents = morning.list.events;
