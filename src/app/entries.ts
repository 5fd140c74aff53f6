/* Source files that are scripts of their own. */

/** Reports vitals and errors, in builds with a collector. */
export const REPORTER = 'src/reporting/reporter.ts';

/** The home page inlines it; other pages load it when the user navigates to the home page. */
export const TIME_OF_DAY_SCRIPT = 'src/boot/time-of-day.ts';

/** The not-found page inlines it. */
export const LOWERCASE_ADDRESS_SCRIPT = 'src/boot/lowercase-address.ts';
