import { onCLS, onINP, onLCP } from 'web-vitals';
import { nameOf, report } from './report';

/**
 * Tells how fast a page was and what failed unseen. boot.ts loads this only where a collector is
 * configured; other builds do not contain it.
 */
for (const watch of [onLCP, onCLS, onINP]) {
  // Milliseconds, or a score of four digits.
  watch(({ name, value }) =>
    report({ kind: 'vital', what: name, value: Math.round(value * 1e4) / 1e4 }),
  );
}

addEventListener('error', ({ error, filename, lineno }) => {
  const file = URL.canParse(filename) ? new URL(filename).pathname : 'unknown';
  report({ kind: 'uncaught', what: nameOf(error), code: `${file}:${lineno}` });
});

addEventListener('unhandledrejection', ({ reason }) => {
  report({ kind: 'uncaught', what: nameOf(reason), code: 'promise' });
});

// A policy in the page cannot name an address for its violations.
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  const code = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
  report({ kind: 'violation', what: effectiveDirective, code });
});
