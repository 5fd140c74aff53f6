/** One browser window, controlled over a remote protocol. */
export type Engine = {
  /** Loads a URL and waits for the load event. */
  goto(url: string): Promise<unknown>;
  /** Reloads the page and waits for the load event. */
  reload(): Promise<unknown>;
  /** Runs an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Performs WebDriver actions, which are the same in both protocols. */
  perform(actions: readonly object[]): Promise<unknown>;
};

/** The size of the window in CSS pixels. */
export const WINDOW_SIZE = { width: 320, height: 640 };

/** Collects errors in sessionStorage, which outlives the document but is missing in about:blank. */
export const COLLECT_ERRORS = `if (!window.collectsErrors && location.origin !== 'null') {
  window.collectsErrors = true;
  const collect = (error) => { sessionStorage.errors = (sessionStorage.errors ?? '') + error + '\\n'; };
  console.error = (...all) => collect(all.join(' '));
  addEventListener('error', ({ message }) => collect(message));
  addEventListener('unhandledrejection', ({ reason }) => collect(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    collect(violatedDirective + ' ' + blockedURI));
}`;
