/* What the build replaces in a prerendered page. */

/** The URL of the styles that the page does not inline. */
export const STYLESHEET = '#stylesheet';
/** The text of src/boot/time-of-day.ts. */
export const TIME_OF_DAY = '/* time of day */';
