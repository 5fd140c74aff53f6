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
  // A blocked URI is a URL, or a word such as `inline`.
  const code = URL.canParse(blockedURI) ? blockedName(new URL(blockedURI)) : blockedURI;
  report({ kind: 'violation', what: effectiveDirective, code });
});

function blockedName({ protocol, hostname }: URL): string {
  if (/\.(google|googleapis|gstatic)\.com$/.test(hostname)) return 'google';
  return protocol.endsWith('extension:') ? 'extension' : 'other';
}
