import { z } from 'zod/mini';

/** An origin, or one with `*` for a part of a host's name: `https://lively--*.web.app`. */
const originSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^https:\/\/[a-z0-9*-]+(\.[a-z0-9-]+)+(:\d+)?$/,
      'Must be origins such as https://example.com, with commas between.',
    ),
  );

/** The value of SITE_ORIGINS: origins separated by commas, with optional spaces. */
export const originsSchema = z.pipe(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => (text.trim() === '' ? [] : text.split(','))),
  ),
  z.array(originSchema),
);

/**
 * The origins whose pages may call the functions: Hosting's two domains, its preview channels, and
 * the configured origins.
 */
export function siteOrigins(project: string, configured: readonly string[]): (string | RegExp)[] {
  return [
    `https://${project}.web.app`,
    `https://${project}.firebaseapp.com`,
    `https://${project}--*.web.app`,
    ...configured,
  ].map((origin) => (origin.includes('*') ? patternOf(origin) : origin));
}

function patternOf(origin: string): RegExp {
  const parts = origin.split('*').map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[a-z0-9-]+')}$`);
}
