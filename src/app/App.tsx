import { type PropsWithChildren, StrictMode, Suspense } from 'react';
import { NewTabHint } from '../components/site-link/SiteLink';
import { NavigationManager } from './NavigationManager';
import { AppRoutes } from './routes';
import './tokens.css';
import './global.css';
import './print.css';

/**
 * The site without its router: main.tsx adds a BrowserRouter, entry-prerender.tsx a StaticRouter. Navigations are
 * transitions, so the Suspense boundary, which is mounted already, keeps the previous page until the next one is ready;
 * `delayPopState` makes this true for Back and Forward.
 *
 * @param children elements that mount with the first screen, so their effects run when it is hydrated
 */
export function App({ children }: PropsWithChildren) {
  return (
    <StrictMode>
      {/* First, because it reads the scroll position before React changes the page. */}
      <NavigationManager />
      <Suspense>
        <AppRoutes />
        <NewTabHint />
        {children}
      </Suspense>
    </StrictMode>
  );
}
