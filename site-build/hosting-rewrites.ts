import { prerenderedPages, publicPaths } from '../src/app/prerendered-pages';

type Rewrite = { readonly regex: string; readonly destination: string };

/**
 * Hosting finds files by their exact case, and people do not: each page's address in any other
 * case leads to its file. Character classes, because `(?i)` needs an optional native module in the
 * emulator. firebase.json holds what this gives; a test compares them.
 */
export function hostingRewrites(): Rewrite[] {
  return prerenderedPages
    .filter(({ path }) => path !== '/')
    .map(({ path }) => ({ regex: `^${anyCase(path)}/?$`, destination: `${path}.html` }));
}

/** Matches the public pages' addresses and no other, for the rule on their caching. */
export function publicPagesRegex(): string {
  return `^(${publicPaths.join('|')})$`;
}

function anyCase(path: string): string {
  return path.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
