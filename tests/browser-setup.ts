import { installBrowser } from '../tools/browser';

/** Installs a browser if there is none, before any test of Playwright. */
export default installBrowser;
