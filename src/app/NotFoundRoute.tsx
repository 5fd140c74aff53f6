import { useLayoutEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../content/pages';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen';

/** Hides the layout (not-found.module.css). site-build/build.ts sets it first. */
const BARE = 'data-bare';

/**
 * The page at an unknown address. Hosting has one file for all of them, which contains the layout of the
 * app's pages. At addresses outside of the app, most of this layout is hidden.
 */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  const isInApp = matchPath({ path: paths.home, end: false }, pathname) !== null;
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.toggleAttribute(BARE, !isInApp);
    return () => html.removeAttribute(BARE);
  }, [isInApp]);
  return <NotFoundScreen />;
}
