import { startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import type { RootDataset } from '../boot/attributes';
import { App } from './App';
import { carryOver } from './carry-over';
import { delayPopState } from './NavigationManager';
import { notFoundPage } from './page-table';
import { loadPage, pageAt } from './routes';

type OnMountProps = { readonly restoreUserState: () => void; readonly mounted: () => void };

function OnMount({ restoreUserState, mounted }: OnMountProps) {
  // A layout effect, in the task in which React replaces the elements: no key press falls in between.
  useLayoutEffect(restoreUserState, [restoreUserState]);
  useEffect(mounted, [mounted]);
  return null;
}

/**
 * Hydrates the page, for the boot script. Loads the screen's code first: while a Suspense boundary
 * waits for code, a jump to an anchor would empty it.
 *
 * @param isChanged whether another script has changed the markup, so that React cannot hydrate it
 * @returns a promise that resolves when React handles events, or when the user has left the page
 * @throws when code or CSS fails to load; the markup is unchanged, and a later call may succeed
 */
export async function hydrate(root: HTMLElement, isChanged: boolean): Promise<void> {
  removeDoubleSlashes();
  const { pathname } = window.location;
  await loadPage(pathname);
  // Back or Forward while the code was loading: the boot script loads that page as a document.
  if (window.location.pathname !== pathname) return;
  // Added before the router's listener and in the capture phase, so that it runs first in every browser.
  window.addEventListener('popstate', delayPopState, { capture: true });
  const restoreUserState = carryOver(root);
  await new Promise<void>((mounted) => {
    const app = (
      <BrowserRouter>
        <App>
          <OnMount restoreUserState={restoreUserState} mounted={mounted} />
        </App>
      </BrowserRouter>
    );
    if (isPrerendered(root, pathname) && !isChanged) {
      // A transition renders in slices, so that it does not delay the next interaction.
      startTransition(() => {
        hydrateRoot(root, app);
      });
    } else {
      removePrerenderedHead();
      createRoot(root).render(app);
    }
  });
}

/** Hosting serves '//lively' like '/lively', but React Router has no page at two slashes. */
function removeDoubleSlashes(): void {
  const { pathname, search, hash } = window.location;
  if (!pathname.includes('//')) return;
  const address = pathname.replace(/\/{2,}/g, '/') + search + hash;
  window.history.replaceState(window.history.state, '', address);
}

/** Whether the markup in the root is that of the path. */
function isPrerendered(root: HTMLElement, pathname: string): boolean {
  const { page }: RootDataset = root.dataset;
  if (page) return matchPath(page, pathname) !== null;
  // In `npm start`, the root is empty.
  if (root.childElementCount === 0) return false;
  // The not-found page, which may be at the address of a page: one in capitals, or a new one.
  return pageAt(pathname) === notFoundPage;
}

/**
 * Without hydration, React adds its title, metadata and icons to those in the document, and later
 * removes only its own.
 */
function removePrerenderedHead(): void {
  const rendered = [
    'title',
    'meta[property]',
    'meta[name]:not([name=viewport], [name=theme-color])',
    'link:is([rel=canonical], [rel=alternate], [rel=icon], [rel=apple-touch-icon])',
  ];
  for (const element of document.head.querySelectorAll(rendered.join())) element.remove();
}
