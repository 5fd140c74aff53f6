/**
 * All the script that a public page starts with. The page is complete without it: it closes the
 * menu on a link, opens it in browsers without invoker commands, fetches the page behind a link
 * that is about to be followed, and lets React join once a person does something.
 *
 * The build puts it into each page (site-build/template.ts), so it imports nothing: what it fetches,
 * the page's root names.
 */

let isJoining = false;
const root = document.getElementById('root');
const { page, join: joins, later, main, watch } = root?.dataset ?? {};

function join(): void {
  if (isJoining || !root || !main) return;
  isJoining = true;
  fetchAll(later?.match(/\S+/g) ?? []);
  import(/* @vite-ignore */ main)
    .then((app: typeof import('./main')) => app.join(root))
    .catch(() => {
      // Offline, say. The page works without; the next sign of life tries again.
      isJoining = false;
      addEventListener('online', join, { once: true });
      for (const { dataset } of document.forms)
        if (dataset.waiting === '') dataset.waiting = 'failed';
    });
}

/** All that joins at once, instead of each file when the one before it asks for it. */
function fetchAll(addresses: readonly string[]): void {
  for (const href of addresses) {
    const isSheet = href.endsWith('.css');
    const link = Object.assign(document.createElement('link'), {
      rel: isSheet ? 'preload' : 'modulepreload',
      href,
    });
    if (isSheet) link.as = 'style';
    else link.crossOrigin = '';
    document.head.append(link);
  }
}

/** What nobody can see waits for what everybody sees: the wire and the processor are the page's. */
function afterFirstPaint(work: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    work();
    return;
  }
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

if (joins !== 'later') {
  // The not-found page belongs to no address, and the shell that `npm start` serves is empty: React
  // replaces both, the sooner the better.
  if (!page) join();
  else afterFirstPaint(join);
}

// A form that is sent before React has joined: it says so, and use-form.ts sends it when it has.
document.addEventListener(
  'submit',
  (event) => {
    if (event.target instanceof HTMLFormElement) event.target.dataset.waiting = '';
    join();
  },
  { capture: true },
);

// Only where a collector is configured (.env.example); other builds have neither line nor code.
if (watch) addEventListener('load', () => import(/* @vite-ignore */ watch));

// The studio's page starts at its top, also when it is shown again. ScrollManager.tsx sees to the
// same between the pages that React shows.
if (location.pathname === '/') {
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => persisted && scrollTo(0, 0));
}

const knowsCommands = 'command' in HTMLButtonElement.prototype;

/** A dialog's backdrop is the dialog itself, outside its box. For browsers without `closedby`. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const dialog = event.target.closest('dialog');
  const isOnBackdrop = event.target === dialog && isOutside(event, dialog);
  if (isOnBackdrop || event.target.closest('a')) dialog?.close();
  const button = event.target.closest<HTMLButtonElement>('button[commandfor]');
  if (button && !knowsCommands) {
    const target = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (target instanceof HTMLDialogElement) {
      if (button.getAttribute('command') === 'close') target.close();
      else target.showModal();
    }
  }
  const goBack = event.target.closest<HTMLElement>('[data-go-back]');
  if (goBack) {
    // A tab that opened with this page has no step to go back to.
    if (history.length > 1) history.back();
    else location.replace(goBack.dataset.goBack ?? '/');
  }
  // Pressed before React has joined: PasswordField.tsx does it then. Twice is as good as never.
  event.target.closest('button[aria-controls]')?.toggleAttribute('data-waiting');
  if (!event.target.closest('a')) join();
});

document.addEventListener('keydown', join);

const fetched = new Set<string>();

function prefetch(event: Event): void {
  // Where React has joined, it shows the next page from its scripts.
  if (isJoining) return;
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (fetched.has(link.pathname)) return;
  fetched.add(link.pathname);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
  );
}

for (const intent of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(intent, prefetch, { passive: true });
}
