import { type PropsWithChildren, StrictMode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { NewTabHint } from '../components/site-link/SiteLink';
import { ErrorBoundary } from './ErrorBoundary';
import { NavigationManager } from './NavigationManager';
import { AppRoutes } from './routes';
import './tokens.css';
import './global.css';
import './print.css';

/**
 * The site without its router: hydrate.tsx adds a BrowserRouter, entry-prerender.tsx a StaticRouter. Navigations are
 * transitions, so the Suspense boundary, which is mounted already, keeps the previous page until the next one is ready;
 * `delayPopState` makes this true for Back and Forward.
 *
 * @param children elements that mount with the first screen, so their effects run when it is hydrated
 */
export function App({ children }: PropsWithChildren) {
  const { pathname } = useLocation();
  return (
    <StrictMode>
      {/* First, because it reads the scroll position before React changes the page. */}
      <NavigationManager />
      <Suspense>
        {/* For a layout whose code fails to load. */}
        <ErrorBoundary pathname={pathname}>
          <AppRoutes />
        </ErrorBoundary>
        <NewTabHint />
        {children}
      </Suspense>
    </StrictMode>
  );
}
