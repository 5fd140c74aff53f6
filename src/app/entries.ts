/*
 * The source files of the modules that boot.ts loads. Each page's root element has their URLs.
 */

/** Hydrates the page. */
export const APP = 'src/main.tsx';

/** Reports vitals and errors, in builds with a collector. */
export const WATCH = 'src/reporting/watch.ts';
