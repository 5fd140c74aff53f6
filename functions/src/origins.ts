import { z } from 'zod/mini';

/** Domains below which anybody can register a name. The list cannot be complete. */
const SHARED = /^(web\.app|firebaseapp\.com|([a-z]\.)?run\.app|(ac|co|com|edu|net|org)\.[a-z]{2})$/;

/**
 * Whether all hosts that match belong to one owner: those of a site's preview channels
 * (`lively--*.web.app`), or those below a registered name.
 */
function isNarrow(origin: string): boolean {
  const [label = '', ...others] = origin.replace(/^https:\/\/|:\d+$/g, '').split('.');
  if (!label.includes('*')) return true;
  const domain = others.join('.');
  if (SHARED.test(domain)) return domain === 'web.app' && /^[a-z0-9-]+--\*$/.test(label);
  // Two names can be a registry's that is not in the list, so a `*` alone needs three.
  return others.length > (label === '*' ? 2 : 1);
}

/** An origin, or one with `*` for a part of a host's name: `https://lively--*.web.app`. */
const originSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^https:\/\/[a-z0-9-]*\*?[a-z0-9-]*(\.[a-z0-9-]+)+(:\d+)?$/,
      'Must be origins such as https://example.com, with commas between.',
    ),
    z.refine(isNarrow, 'A * must not match hosts of others, such as https://example.com.'),
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
