import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { carryOver } from './app/carry-over';
import { isPageOf } from './app/page-address';
import { loadPage } from './app/routes';

let stylesheet: Promise<unknown> | undefined;

/** A built page inlines the CSS of its own markup only; React needs all of it. */
function loadStylesheet(root: HTMLElement): Promise<unknown> {
  const href = root.dataset.preload?.split(' ').find((address) => address.endsWith('.css'));
  if (!href) return Promise.resolve();
  stylesheet ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      stylesheet = undefined;
      reject(new Error('no stylesheet'));
    };
    document.head.append(link);
  });
  return stylesheet;
}

function OnMount({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}

/**
 * Hydrates the page, for boot.ts. Loads the screen's code first: a Suspense boundary that waits for
 * code would be emptied by a jump to a place on the page.
 *
 * @param isChanged whether something else has changed the markup, so that React cannot adopt it
 * @returns when React listens to the page
 * @throws when something could not be fetched; the markup is unchanged, and this can be called again
 */
export async function hydrate(root: HTMLElement, isChanged: boolean): Promise<void> {
  const { pathname } = window.location;
  await Promise.all([loadPage(pathname), loadStylesheet(root)]);
  // Back or Forward while the code was loading: boot.ts loads that page as a document.
  if (window.location.pathname !== pathname) return;
  const restore = carryOver(root);
  await new Promise<void>((mounted) => {
    const app = (
      <BrowserRouter>
        <App>
          <OnMount run={mounted} />
        </App>
      </BrowserRouter>
    );
    // Markup of another address (the not-found page, the empty root of `npm start`) is replaced.
    if (isPageOf(root.dataset.page, pathname) && !isChanged) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  restore();
}
