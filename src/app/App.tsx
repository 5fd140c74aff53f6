import { type PropsWithChildren, StrictMode, Suspense } from 'react';
import { NewTabHint } from '../components/site-link/SiteLink';
import { NavigationManager } from './NavigationManager';
import { AppRoutes } from './routes';
import './tokens.css';
import './global.css';
import './print.css';

/**
 * The site, without its router: main.tsx renders it in the browser's, the build in a static one. The
 * router navigates in a transition, so the Suspense boundary, which is mounted already, keeps the
 * previous page until the next one is ready.
 *
 * @param children mounted together with the first screen
 */
export function App({ children }: PropsWithChildren) {
  return (
    <StrictMode>
      <NavigationManager />
      <Suspense>
        <AppRoutes />
        <NewTabHint />
        {children}
      </Suspense>
    </StrictMode>
  );
}
