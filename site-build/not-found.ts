import { paths } from '../src/content/pages';

/**
 * Hides the layout of the not-found page at addresses that are not below the app's, before the first
 * paint. src/app/NotFoundRoute.tsx does the same later.
 */
export const HIDE_LAYOUT = [
  `if(!(location.pathname.toLowerCase()+'/').startsWith('${paths.home}/'))`,
  "document.documentElement.classList.add('bare')",
].join('');
