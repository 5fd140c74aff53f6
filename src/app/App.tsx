import { type ReactNode, StrictMode, Suspense } from 'react';
import { NavigationManager } from './NavigationManager';
import { LoadPageContext } from './preloadable';
import { AppRoutes, loadPage } from './routes';
import './tokens.css';
import './global.css';
import './print.css';

/**
 * The site, to render inside a router: the browser's, or a static one in the build. A single
 * Suspense boundary keeps the previous page visible until the next one is ready.
 *
 * @param children mounted together with the first screen
 */
export function App({ children }: { readonly children?: ReactNode }) {
  return (
    <StrictMode>
      <NavigationManager />
      <LoadPageContext value={loadPage}>
        <Suspense>
          <AppRoutes />
          {children}
        </Suspense>
      </LoadPageContext>
    </StrictMode>
  );
}
