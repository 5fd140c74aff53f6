import type { Pending, RootDataset } from './attributes';
import { fetchScripts } from './fetch-scripts';
import { onClick } from './on-click';

/*
 * Hydrates the page after its first paint or on the first interaction, and again after a failure. Until
 * then it keeps what the user does in a form; src/app/carry-over.ts keeps it when React replaces the
 * markup.
 */

export let hydration: 'idle' | 'loading' | 'failed' | 'done' = 'idle';

const root = document.getElementById('root');
const { page, hydrate: when, preload, entry }: RootDataset = root?.dataset ?? {};

// Whether a translator or an extension has changed the markup. React would then replace it, in
// English and with closed menus, so only pages with a form and a search field in use still hydrate.
let isChanged = false;
if (root) {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    isChanged = true;
  }).observe(root, { childList: true, characterData: true, subtree: true });
}

function hydrate(): void {
  if (hydration === 'loading' || hydration === 'done' || !root || !entry) return;
  if (isChanged && when === 'later' && !document.activeElement?.matches('[type=search]')) return;
  hydration = 'loading';
  fetchScripts(preload?.match(/\S+/g) ?? [])
    .then(() => import(/* @vite-ignore */ entry))
    .then((app: typeof import('../main')) => app.hydrate(root, isChanged))
    .then(() => {
      hydration = 'done';
    })
    .catch(() => {
      hydration = 'failed';
      for (const element of document.querySelectorAll<HTMLElement>('[data-pending=""]'))
        setPending(element, 'failed');
    });
}

// A search in the address filters the page (screens/support/use-search.ts).
if (when !== 'later' || /[?&]q=/.test(location.search)) {
  // The empty root of `npm start` has no path and no first paint.
  if (!page) hydrate();
  // After the first paint, so that the work does not delay it.
  else {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      hydrate();
    }).observe({ type: 'paint', buffered: true });
  }
}

addEventListener('keydown', hydrate);
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('a'))) hydrate();
});
// Input without a key or a click: from the context menu, by drag and drop, dictation or autofill. Not
// from the hero's range, which would stutter while it is dragged.
addEventListener('input', ({ target }) => {
  if (!(target instanceof Element && target.matches('[type=range]'))) hydrate();
});
onClick('[data-reload]', () => location.reload());

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

// PasswordField.tsx shows the password after hydration.
onClick('button[aria-controls]', (button) => button.toggleAttribute('data-pressed'));

/** Shows the part of a form or a loading card for a state. */
function setPending(element: HTMLElement, state: Pending): void {
  element.dataset.pending = state;
  for (const part of element.querySelectorAll<HTMLElement>('[data-while]'))
    part.hidden = part.dataset.while !== state;
}
