import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../content/pages';

/**
 * Sets scroll position and focus after a navigation. A new page starts at the top with focus on its
 * h1, or at the section in its URL hash. Back and Forward leave scrolling to the browser, except on
 * the company page, which always starts at the top. The first page load is left to the browser.
 */
export function NavigationManager() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<Location>(location);
  // Before the paint: otherwise the new page shows for a frame where the last one was scrolled to.
  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = location;
    const isCompany = location.pathname === paths.company;
    // A pushState entry inherits the setting of the previous entry.
    window.history.scrollRestoration = isCompany ? 'manual' : 'auto';
    if (location.key === previous.key) return;

    const isSamePage = location.pathname === previous.pathname;
    const section = location.hash && document.getElementById(location.hash.slice(1));
    const isBackOrForward = type === 'POP';
    // The browser handles jumps within a page.
    if (isSamePage && isBackOrForward) return;

    if (section && !isBackOrForward) {
      section.scrollIntoView();
      focus(section);
      return;
    }
    if (!isBackOrForward || isCompany) window.scrollTo(0, 0);
    focus(document.querySelector('h1'));
  }, [location, type]);
  return null;
}

function focus(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
