/*
 * The attributes and the function through which the markup, the scripts of this folder and the app
 * communicate. Types only: code that boot script and app share would be one more file to load.
 */

/** The root element's attributes, without `data-`. The build writes them into each page. */
export type RootData = {
  /** The page's path; empty for the not-found page, which has many paths, and none in `npm start`. */
  readonly page: string;
  /** On pages that hydrate after their first paint. The others hydrate on an interaction. */
  readonly hydrate?: 'now';
  /** URLs of the files that the page needs to hydrate, separated by spaces. The last one hydrates. */
  readonly preload: string;
  /** URLs of the files that only other pages need (src/loading/needs.ts); none in `npm start`. */
  readonly files: string;
  /** URL of the module that reports vitals and errors, when a collector is configured. */
  readonly reporter?: string;
  /** The build's id, which names the folder of its source maps, when a collector is configured. */
  readonly build?: string;
};

/** The root element's `dataset`, as the boot script and the app read it. */
export type RootDataset = { readonly [Name in keyof RootData]?: string | undefined };

/** 'loading' while a form, a search or a loading card waits for hydration, 'failed' if that fails. */
export type Pending = 'loading' | 'failed';

declare global {
  interface Window {
    /** Defined by load-module.ts, for the app. */
    loadModule: typeof import('./load-module').loadModule;
    /** Shows the time of day that the home page showed last. Defined by time-of-day.ts. */
    restoreTime?: () => void;
  }
}

declare module 'react' {
  interface HTMLAttributes<T> {
    /** On a part of a public page that works without React: using it does not hydrate the page. */
    'data-static'?: true;
    /** On a loading card, on the status of the search, and on a form submitted before hydration. */
    'data-pending'?: Pending;
    /** On a part of such an element: the state in which it is visible. */
    'data-while'?: Pending;
  }
  interface ButtonHTMLAttributes<T> {
    /** On a button that goes back or, where the tab has no earlier page, to this path. */
    'data-go-back'?: string;
    /** On the buttons of the home page's hero (time-of-day.ts). */
    'data-back-to-now'?: true;
    'data-share-hour'?: true;
    /** On a button that reloads the document. */
    'data-reload'?: true;
    /** On a button whose click before hydration the boot script records in `data-toggled`. */
    'data-toggle'?: true;
    'data-toggled'?: '';
  }
}
