import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../content/pages';
import NotFoundScreen from '../screens/not-found/NotFoundScreen';
import { isBelow, isPageOf } from './page-address';

/** Hides the layout (global.css), as the document element's class. site-build/build.ts sets it first. */
const BARE = 'bare';

/**
 * The page at an unknown address. Hosting has one file for all of them, so it contains the layout of
 * the app, and hides it at addresses that are not below the app's.
 */
export default function NotFoundRoute() {
  const { pathname } = useLocation();
  const isInApp = isPageOf(paths.home, pathname) || isBelow(paths.home, pathname);
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle(BARE, !isInApp);
    return () => classList.remove(BARE);
  }, [isInApp]);
  return <NotFoundScreen />;
}
