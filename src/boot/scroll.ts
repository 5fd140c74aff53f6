// The company page starts at the top, also after a reload or from the back/forward cache.
// NavigationManager.tsx does the same for client-side navigations.
if (location.pathname === '/') history.scrollRestoration = 'manual';

addEventListener('pageshow', ({ persisted }) => {
  if (persisted && location.pathname === '/') scrollTo(0, 0);
});
