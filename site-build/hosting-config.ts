import firebaseJson from '../firebase.json' with { type: 'json' };
import type { Page } from '../src/content/pages';

/**
 * firebase.json with what follows from the pages: their rewrites, and the addresses of the caching rule
 * for public pages, which alone has `stale-while-revalidate`. Hosting finds files by their exact case,
 * so each page's path in any case leads to its file. Character classes, because `(?i)` needs an optional
 * native module in the emulator.
 */
export function withPages(pages: readonly Page[]) {
  const { hosting } = firebaseJson;
  const publicPaths = pages.filter(({ layout }) => layout.isPublic).map(({ path }) => path);
  const regex = `^(${publicPaths.join('|')})$`;
  const anyCase = (path: string) =>
    path.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return {
    ...firebaseJson,
    hosting: {
      ...hosting,
      rewrites: pages
        .filter(({ path }) => path !== '/')
        .map(({ path }) => ({ regex: `^${anyCase(path)}/?$`, destination: `${path}.html` })),
      headers: hosting.headers.map((rule) =>
        JSON.stringify(rule).includes('stale-while-revalidate') ? { ...rule, regex } : rule,
      ),
    },
  };
}
