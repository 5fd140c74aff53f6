import { StrictMode, Suspense } from 'react';
import { AppRoutes } from './routes';
import { ScrollManager } from './ScrollManager';
import './tokens.css';
import './global.css';
import './print.css';

/**
 * The whole site inside a router: the browser's, or the build's for one address. One boundary for
 * all that comes late: the page before stays whole until the next one is there.
 */
export function App() {
  return (
    <StrictMode>
      <ScrollManager />
      <Suspense>
        <AppRoutes />
      </Suspense>
    </StrictMode>
  );
}
