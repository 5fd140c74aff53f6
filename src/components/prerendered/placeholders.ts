/* What the build replaces in a prerendered page. */

/** The text of src/boot/time-of-day.ts. */
export const TIME_OF_DAY = '/* time of day */';

/** The styles of what follows the first screen. */
export const LATER_STYLES = '/* later styles */';
