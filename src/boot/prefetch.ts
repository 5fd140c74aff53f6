import { hydration } from './hydration';

/* Prefetches the page behind a link that the user is about to follow. */

const prefetched = new Set([location.pathname]);

function prefetch({ target }: Event): void {
  // A hydrated page renders the next page itself, and a hydrating one soon will.
  if (hydration === 'loading' || hydration === 'done') return;
  const link = target instanceof Element && target.closest('a');
  if (!link || link.origin !== location.origin || prefetched.has(link.pathname)) return;
  prefetched.add(link.pathname);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }),
  );
}

// Browsers treat touch listeners of the window as passive.
for (const intent of ['pointerover', 'touchstart', 'focusin']) addEventListener(intent, prefetch);
