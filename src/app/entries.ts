/*
 * The modules that boot.ts fetches, by their files. Each page's root names their addresses.
 */

/** Hydrates the page. */
export const APP = 'src/main.tsx';

/** Watches the page, in builds with a collector of reports. */
export const WATCH = 'src/reporting/watch.ts';
