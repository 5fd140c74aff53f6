/**
 * The only script that a public page starts with. The page is complete without it. It closes the
 * menu on a link click, opens it in browsers without invoker commands, prefetches the page behind a
 * link that the user is about to follow, and hydrates the page on the first interaction.
 *
 * The build inlines it into each page (site-build/template.ts), so it imports nothing: attributes
 * of the root element hold the URLs of the modules to load.
 */

declare global {
  interface Window {
    fetchScripts(addresses: readonly string[]): Promise<unknown>;
  }
}

type Hydration = 'idle' | 'loading' | 'failed' | 'done';

let hydration: Hydration = 'idle';
const root = document.getElementById('root');
const { page, hydrate: when, preload, entry, reporter } = root?.dataset ?? {};
const { pathname } = location;

// Whether a translator or an extension has changed the markup. React would then replace it, in
// English and with closed menus, so only pages with a form still hydrate.
let isChanged = false;
if (root) {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    isChanged = true;
  }).observe(root, { childList: true, characterData: true, subtree: true });
}

function hydrate(): void {
  if (hydration === 'loading' || hydration === 'done' || !root || !entry) return;
  if (isChanged && when === 'later') return;
  hydration = 'loading';
  window
    .fetchScripts(preload?.match(/\S+/g) ?? [])
    .then(() => import(/* @vite-ignore */ entry))
    .then((app: typeof import('./main')) => app.hydrate(root, isChanged))
    .then(() => {
      hydration = 'done';
    })
    .catch(() => {
      hydration = 'failed';
      for (const element of document.querySelectorAll<HTMLElement>('[data-pending=""]'))
        setPending(element, 'failed');
    });
}

/** Shows the message for the state in a form that was submitted early, or in a loading card. */
function setPending(element: HTMLElement, state: '' | 'failed'): void {
  element.dataset.pending = state;
  for (const part of element.querySelectorAll<HTMLElement>('[data-while]'))
    part.hidden = part.dataset.while !== state;
}

/**
 * Fetches scripts into the HTTP cache: together, to avoid a request waterfall, and before the first
 * import(), because Safari and Firefox cache a failed import() until a reload. Later imports of an
 * account page do the same (site-build/retryable-imports.ts).
 */
window.fetchScripts = (addresses) =>
  Promise.all(
    addresses.map(async (address) => {
      // `reload`, because a rollback restores files that may be cached as missing.
      for (const cache of ['default', 'reload'] as const) {
        const response = await fetch(address, { cache });
        await response.arrayBuffer();
        if (response.ok) return;
      }
      throw new Error(address);
    }),
  );

/** Waits for the first paint, so that the work does not delay it. */
function afterFirstPaint(work: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

if (when !== 'later') {
  // The not-found page and the empty shell of `npm start` have no path: React replaces them.
  if (!page) hydrate();
  else afterFirstPaint(hydrate);
}

// Builds without a collector (.env.example) do not contain this line.
if (import.meta.env.VITE_REPORT_URL && reporter)
  addEventListener('load', () => import(/* @vite-ignore */ reporter));

// Marks the tab's first history entry, which has no entry to go back to.
if (history.length === 1) history.replaceState({ ...history.state, isFirst: true }, '');

/*
 * Window events that a page must handle before hydration. The browser itself handles `hashchange`;
 * nothing on an unhydrated page depends on `storage`.
 */

const findMenu = () => document.querySelector('dialog');
const closeMenu = () => findMenu()?.close();

// After a reload, the browser still treats earlier pushState entries as this document.
addEventListener('popstate', () => {
  closeMenu();
  if (hydration === 'done' || location.pathname === pathname) return;
  // Otherwise the reload keeps the scroll position of the previous page.
  history.scrollRestoration = 'manual';
  location.reload();
});

// From this width on, the top nav shows the menu's links (header.module.css).
matchMedia('(width > 1100px)').addEventListener('change', closeMenu);

// The company page starts at the top, also after a reload or from the back/forward cache.
// NavigationManager.tsx does the same for client-side navigations.
if (pathname === '/') history.scrollRestoration = 'manual';
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && location.pathname === '/') scrollTo(0, 0);
});

for (const event of ['online', 'pageshow', 'visibilitychange']) {
  addEventListener(event, () => {
    if (hydration === 'failed') hydrate();
  });
}

addEventListener(
  'submit',
  ({ target }) => {
    // use-form.ts submits the form after hydration.
    if (hydration !== 'done' && target instanceof HTMLFormElement) setPending(target, '');
    hydrate();
  },
  { capture: true },
);

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const isOnLink = target.closest('a') !== null;
  const menu = findMenu();
  // For browsers without `closedby`: a click on the dialog itself is a click on its backdrop.
  if (isOnLink || target === menu) menu?.close();
  const button = target.closest('button');
  if (button?.hasAttribute('commandfor') && !('command' in button)) {
    if (menu?.open) menu.close();
    else menu?.showModal();
  }
  const goBack = button?.dataset.goBack;
  if (goBack) {
    if (history.state?.isFirst) location.replace(goBack);
    else history.back();
  }
  if (button?.hasAttribute('data-reload')) location.reload();
  // PasswordField.tsx shows the password after hydration.
  if (button?.hasAttribute('aria-controls')) button.toggleAttribute('data-pressed');
  if (!isOnLink) hydrate();
});

addEventListener('keydown', hydrate);

const prefetched = new Set([pathname]);

function prefetch(event: Event): void {
  // A hydrated page renders the next page itself.
  if (hydration === 'loading' || hydration === 'done') return;
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.origin !== location.origin || prefetched.has(link.pathname)) return;
  prefetched.add(link.pathname);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
  );
}

for (const intent of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(intent, prefetch, { passive: true });
}
