import { useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../content/pages';
import { readStored, writeStored } from '../session/browser-storage';

/** The location of the page that shows: not that of the address while another page's code loads. */
let shownLocation: Location | undefined;

/**
 * Sets scroll position and focus after a navigation. A new page starts at the top with focus on its
 * h1, or at the section in its URL hash. Back and Forward restore the scroll position, except on the
 * company page, which always starts at the top. The first page load is left to the browser.
 */
export function NavigationManager() {
  const location = useLocation();
  const navigationType = useNavigationType();
  // Before the paint: otherwise the new page shows for a frame at the last one's scroll position.
  useLayoutEffect(() => {
    const previous = shownLocation;
    shownLocation = location;
    const isCompany = location.pathname === paths.company;
    // A pushState entry inherits the setting of the previous entry.
    window.history.scrollRestoration = isCompany ? 'manual' : 'auto';
    // The first page load, or StrictMode's second call.
    if (!previous || location.key === previous.key) return;

    const isBackOrForward = navigationType === 'POP';
    // The browser itself moves within a page.
    if (isBackOrForward && location.pathname === previous.pathname) return;

    // The hash of a link is well-formed, with `über` as `%C3%BCber`. A typed hash is a POP.
    const section = isBackOrForward
      ? null
      : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (section) {
      section.scrollIntoView();
      moveFocus(section);
      return;
    }
    const position = readStored('sessionStorage', scrollKeyOf(location)) ?? 0;
    window.scrollTo(0, isBackOrForward && !isCompany ? Number(position) : 0);
    moveFocus(document.querySelector('h1'));
  }, [location, navigationType]);

  useLayoutEffect(
    () => () => {
      // React has not changed the page yet, because App renders this component before the page.
      writeStored('sessionStorage', scrollKeyOf(location), String(window.scrollY));
    },
    [location],
  );
  return null;
}

/** The key of a history entry's scroll position in the tab's storage. */
const scrollKeyOf = ({ pathname, key }: Location) => `scroll:${pathname}${key}` as const;

/**
 * Delays Back and Forward to another page until the next frame. In a popstate event, React renders
 * a transition at once, and shows nothing while the page's code loads
 * (https://github.com/facebook/react/issues/35966).
 */
export function delayPopState(event: PopStateEvent): void {
  if (!event.isTrusted || window.location.pathname === shownLocation?.pathname) return;
  event.stopImmediatePropagation();
  const { scrollY } = window;
  requestAnimationFrame(() => {
    // The browser has scrolled the shown page to the position of the next one. Chromium scrolls with
    // the next layout, which reading the position forces.
    if (window.scrollY !== scrollY) window.scrollTo(0, scrollY);
    window.dispatchEvent(new PopStateEvent('popstate', event));
  });
}

function moveFocus(element: HTMLElement | null): void {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
