import { hydration } from './hydration';
import { onClick } from './on-click';

const shownPath = location.pathname;

// Marks the tab's first history entry, which has no entry to go back to.
if (history.length === 1) history.replaceState({ ...history.state, isFirst: true }, '');

onClick('[data-go-back]', ({ dataset: { goBack: fallbackPath } }) => {
  if (fallbackPath && history.state?.isFirst) location.replace(fallbackPath);
  else history.back();
});

// Until hydration, no router handles Back and Forward. Between entries that the router created
// before a reload, the browser changes only the address, and keeps showing this page.
addEventListener('popstate', () => {
  if (hydration === 'done' || location.pathname === shownPath) return;
  // In the second frame: by then, the browser has scrolled to the position that the reload is to keep.
  requestAnimationFrame(() => requestAnimationFrame(() => location.reload()));
});

// The company page starts at the top, also after a reload or from the back/forward cache.
// NavigationManager.tsx does the same for client-side navigations.
if (location.pathname === '/') history.scrollRestoration = 'manual';

addEventListener('pageshow', ({ persisted }) => {
  if (persisted && location.pathname === '/') scrollTo(0, 0);
});
