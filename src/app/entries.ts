/* Source files that are chunks of their own. Each page's root has the URLs of APP and REPORTER. */

/** Hydrates the page. */
export const APP = 'src/main.tsx';

/** Reports vitals and errors, in builds with a collector. */
export const REPORTER = 'src/reporting/reporter.ts';

/** The home page inlines it; other pages load it when the user navigates to the home page. */
export const TIME_OF_DAY_SCRIPT = 'src/boot/time-of-day.ts';

/** The not-found page inlines it. */
export const LOWERCASE_ADDRESS_SCRIPT = 'src/boot/lowercase-address.ts';
