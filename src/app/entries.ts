/*
 * The source files of the modules that the boot script loads. Each page's root element has their
 * URLs.
 */

/** Hydrates the page. */
export const APP = 'src/main.tsx';

/** Reports vitals and errors, in builds with a collector. */
export const REPORTER = 'src/reporting/reporter.ts';
