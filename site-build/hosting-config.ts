import { z } from 'zod';
import { prerenderedPages, publicPaths } from '../src/app/prerendered-pages';

const PUBLIC_PAGES = 'stale-while-revalidate';

// Records, because they keep the order of the keys.
const objectSchema = z.record(z.string(), z.unknown());

/**
 * firebase.json with what follows from the pages: their rewrites, and the addresses of the caching rule
 * for public pages.
 */
export function withPages(firebaseJson: unknown) {
  const config = objectSchema.parse(firebaseJson);
  const hosting = objectSchema.parse(config.hosting);
  const headers = z.array(objectSchema).parse(hosting.headers);
  const regex = `^(${publicPaths.join('|')})$`;
  return {
    ...config,
    hosting: {
      ...hosting,
      rewrites: rewrites(),
      headers: headers.map((rule) =>
        JSON.stringify(rule).includes(PUBLIC_PAGES) ? { ...rule, regex } : rule,
      ),
    },
  };
}

/**
 * Hosting finds files by their exact case, so each page's path in any case leads to its file.
 * Character classes, because `(?i)` needs an optional native module in the emulator.
 */
function rewrites() {
  return prerenderedPages
    .filter(({ path }) => path !== '/')
    .map(({ path }) => ({ regex: `^${anyCase(path)}/?$`, destination: `${path}.html` }));
}

function anyCase(path: string): string {
  return path.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
