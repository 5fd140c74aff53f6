import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../content/pages';

/**
 * Sets scroll position and focus after a navigation. A new page starts at the top with focus on its
 * h1, or at the section in its URL hash. Back and Forward leave scrolling to the browser, except on
 * the company page, which always starts at the top. The first page load is left to the browser.
 */
export function NavigationManager() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shownLocation = useRef(location);
  // Before the paint: otherwise the new page shows for a frame at the last one's scroll position.
  useLayoutEffect(() => {
    const previous = shownLocation.current;
    shownLocation.current = location;
    const isCompany = location.pathname === paths.company;
    // A pushState entry inherits the setting of the previous entry.
    window.history.scrollRestoration = isCompany ? 'manual' : 'auto';
    // The first page load, or StrictMode's second call.
    if (location.key === previous.key) return;

    const isBackOrForward = navigationType === 'POP';
    // The browser itself moves within a page.
    if (isBackOrForward && location.pathname === previous.pathname) return;

    // A typed hash is a POP, so this one is a link's: well-formed, with `über` as `%C3%BCber`.
    const section = isBackOrForward
      ? null
      : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (section) {
      section.scrollIntoView();
      moveFocus(section);
      return;
    }
    if (!isBackOrForward || isCompany) window.scrollTo(0, 0);
    moveFocus(document.querySelector('h1'));
  }, [location, navigationType]);
  return null;
}

function moveFocus(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
