import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { isPageOf } from './app/page-address';
import { loadScreen } from './app/routes';

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

function takeOver(page: HTMLElement): void {
  // This page's own markup is taken over. What was made for another address (the not-found page, or
  // an empty root while developing) stays until React puts its own there.
  if (isPageOf(page.dataset.page, window.location.pathname)) hydrateRoot(page, app);
  else createRoot(page).render(app);
}

let sheet: Promise<unknown> | undefined;

/** A built page has the styles of its own markup only: the whole sheet comes before React does. */
function loadSheet(page: HTMLElement): Promise<unknown> {
  const href = page.dataset.later?.split(' ').find((address) => address.endsWith('.css'));
  if (!href) return Promise.resolve();
  sheet ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      sheet = undefined;
      reject(new Error('no sheet'));
    };
    document.head.append(link);
  });
  return sheet;
}

/**
 * Takes the page over, for boot.ts. The screen's own code first: while React waits for it, a jump to
 * a place on the page (the skip link, a table of contents) would empty the page, and without it
 * there would be no page at all.
 *
 * @throws when something could not be fetched; the markup is as it was, and this can be called again
 */
export async function join(page: HTMLElement): Promise<void> {
  await Promise.all([loadScreen(window.location.pathname), loadSheet(page)]);
  takeOver(page);
}
