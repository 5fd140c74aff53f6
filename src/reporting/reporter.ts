import { onCLS, onINP, onLCP } from 'web-vitals';
import { nameOf, report } from './report';

// Reports web vitals, uncaught errors and policy violations. The boot script loads this module only when
// a collector is configured; other builds do not contain it.

for (const onVital of [onLCP, onCLS, onINP]) {
  onVital(({ name, value }) => {
    // CLS is a score, usually far below 1, of which four decimals matter. The others are milliseconds.
    report({ kind: 'vital', what: name, value: Number(value.toFixed(4)) });
  });
}

addEventListener('error', ({ error, filename, lineno, colno }) => {
  const stack = error instanceof Error ? error.stack : '';
  // `report` sends the first place: the event's for a syntax error, whose stack lacks its own file.
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
