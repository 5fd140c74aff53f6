import type { Pending, RootDataset } from './attributes';
import { loadModule } from './load-module';
import { onClick } from './on-click';

/*
 * Hydrates the page after its first paint or on the first interaction, and tries again after a
 * failure. Until then, attributes record what the user does in a form. If React replaces the markup
 * instead of hydrating it, src/app/carry-over.ts moves the user's input to the new elements.
 */

export let hydration: 'idle' | 'loading' | 'failed' | 'done' = 'idle';

const root = document.getElementById('root');
const { hydrate: moment, preload }: RootDataset = root?.dataset ?? {};
/** Public pages hydrate on the first interaction, all others after their first paint. */
const hydratesNow = moment === 'now';

/** Whether a translator or an extension has changed the markup, so that React would replace it. */
let isChanged = false;
if (root) {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    isChanged = true;
  }).observe(root, { childList: true, characterData: true, subtree: true });
}

function hydrate(): void {
  if (hydration === 'loading' || hydration === 'done' || !root || !preload) return;
  // React would undo a translation and close menus. Of the public pages, only the search needs it.
  const isSearching = document.activeElement?.matches('[type=search]');
  if (isChanged && !hydratesNow && !isSearching) return;
  hydration = 'loading';
  loadModule<typeof import('../bundles/shared')>(preload.split(' '))
    // React renders changed markup anew, because it cannot hydrate it.
    .then((shared) => shared.hydrate(root, isChanged))
    .then(() => {
      hydration = 'done';
    })
    .catch(() => {
      hydration = 'failed';
      const waiting = document.querySelectorAll<HTMLElement>('[data-pending=loading]');
      for (const element of waiting) setPending(element, 'failed');
    });
}

function hydrateAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    hydrate();
  }).observe({ type: 'paint', buffered: true });
}

// A search in the address filters the page (screens/support/use-search.ts).
if (hydratesNow || /[?&]q=/.test(location.search)) {
  // The root of `npm start` is empty, and has no first paint.
  if (import.meta.env.DEV) hydrate();
  else hydrateAfterPaint();
}

/** Hydrates after the frame of an interaction, which hydration would delay. */
function onInteraction({ target }: Event): void {
  // Links and the sun of the home page's hero work without React.
  if (target instanceof Element && target.closest('a, [data-static]')) return;
  requestAnimationFrame(() => setTimeout(hydrate));
}

// Not for keys, which scroll or move the focus, or cause one of these events.
addEventListener('click', onInteraction);
addEventListener('input', onInteraction);

for (const event of ['online', 'pageshow', 'visibilitychange']) {
  addEventListener(event, () => {
    if (hydration === 'failed') hydrate();
  });
}

function onSubmit({ target }: Event): void {
  // The form's method is `dialog`: nothing is sent until use-form.ts submits it after hydration.
  if (hydration !== 'done' && target instanceof HTMLFormElement) setPending(target, 'loading');
  hydrate();
}

// In the capture phase, before the form's own handler, which removes the pending state.
addEventListener('submit', onSubmit, { capture: true });

onClick('[data-reload]', () => location.reload());
// PasswordField.tsx shows the password after hydration.
onClick('[data-toggle]', (button) => button.toggleAttribute('data-toggled'));

/** Shows the part of a form, a search or a loading card for a state. */
function setPending(element: HTMLElement, state: Pending): void {
  element.dataset.pending = state;
  for (const part of element.querySelectorAll<HTMLElement>('[data-while]')) {
    part.hidden = part.dataset.while !== state;
  }
}
