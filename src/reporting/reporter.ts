import { onCLS, onINP, onLCP } from 'web-vitals';
import { nameOf, report } from './report';

// Reports web vitals, uncaught errors and policy violations. If a collector is configured, the boot
// script loads this module; other builds do not contain it.

for (const onVital of [onLCP, onCLS, onINP]) {
  onVital(({ name, value }) => {
    // CLS is a score, usually far below 1, so its decimals matter. The others are milliseconds.
    report({ kind: 'vital', what: name, value: Number(value.toFixed(4)) });
  });
}

addEventListener('error', ({ error, filename, lineno, colno }) => {
  const stack = error instanceof Error ? error.stack : '';
  // `report` sends the first place. A syntax error's stack lacks its file, which the event names.
  const stackAndPlace = `${stack}\n${filename}:${lineno}:${colno}`;
  report({ kind: 'uncaught', what: nameOf(error), code: 'error' }, stackAndPlace);
});

addEventListener('unhandledrejection', ({ reason }) => {
  report({ kind: 'uncaught', what: nameOf(reason), code: 'promise' }, reason);
});

// A policy in a meta element does not support `report-uri`.
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  report({ kind: 'violation', what: effectiveDirective, code: blockedName(blockedURI) });
});

/** A blocked URI is a URL, a bare scheme such as `moz-extension`, or a word such as `inline`. */
function blockedName(uri: string): string {
  if (/^[a-z-]+-extension\b/.test(uri)) return 'extension';
  if (!URL.canParse(uri)) return uri;
  return /\.(google|googleapis|gstatic)\.com$/.test(new URL(uri).hostname) ? 'google' : 'other';
}
