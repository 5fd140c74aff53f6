/*
 * The attributes and the function through which markup, boot script and app communicate. Types only:
 * code that the boot script shares with the app would become a file that every page has to load.
 */

/** The root element's attributes, without `data-`. The build writes them into each page. */
export type RootData = {
  /** The page's path; empty for the not-found page, which is served at any path, and in `npm start`. */
  readonly page: string;
  /** Whether the page hydrates after its first paint, or on the first interaction. */
  readonly hydrate: 'now' | 'later';
  /** URLs of the files that hydration needs, separated by spaces. */
  readonly preload: string;
  /** URL of the module that hydrates the page. */
  readonly entry: string;
  /** URL of the stylesheet of all pages; empty in `npm start`. */
  readonly styles: string;
  /** URL of the module that reports vitals and errors, when a collector is configured. */
  readonly reporter?: string;
  /** The build's id, which names the folder of its source maps, when a collector is configured. */
  readonly build?: string;
};

/** The root element's `dataset`, as the boot script and the app read it. */
export type RootDataset = { readonly [Name in keyof RootData]?: string | undefined };

/** 'loading' while a form or a loading card waits for hydration. */
export type Pending = 'loading' | 'failed';

declare global {
  interface Window {
    /** Shows the time of day that the home page showed last. Defined once time-of-day.ts ran. */
    restoreTime?: () => void;
  }
}

declare module 'react' {
  interface HTMLAttributes<T> {
    /** On a loading card, and on a form that was submitted before hydration. */
    'data-pending'?: Pending;
    /** On a part of a form or a loading card: the state in which it is visible. */
    'data-while'?: Pending;
  }
  interface ButtonHTMLAttributes<T> {
    /** On a button that goes back or, where the tab has no earlier page, to this path. */
    'data-go-back'?: string;
    'data-back-to-now'?: true;
    'data-share-hour'?: true;
    'data-reload'?: true;
    /** On a button whose click before hydration the boot script records in `data-toggled`. */
    'data-toggle'?: true;
    'data-toggled'?: '';
  }
}
