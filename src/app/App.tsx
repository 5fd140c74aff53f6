import { type ReactNode, StrictMode, Suspense } from 'react';
import { NavigationManager } from './NavigationManager';
import { AppRoutes } from './routes';
import './tokens.css';
import './global.css';
import './print.css';

/**
 * The whole site inside a router: the browser's, or the build's for one address. One Suspense
 * boundary for the screens: the previous page stays until the next one is ready.
 *
 * @param children mounted together with the first screen
 */
export function App({ children }: { readonly children?: ReactNode }) {
  return (
    <StrictMode>
      <NavigationManager />
      <Suspense>
        <AppRoutes />
        {children}
      </Suspense>
    </StrictMode>
  );
}
