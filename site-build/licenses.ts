import { readFileSync } from 'node:fs';
import figtree from '@fontsource-variable/figtree/package.json' with { type: 'json' };
import { z } from 'zod';

/** Vite's data about each bundled package (build.license). */
const packagesSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.string().optional(),
    text: z.string().optional(),
  }),
);

/** A shared license text, because Firebase's client packages do not include theirs. */
const APACHE = readFileSync('node_modules/firebase-admin/LICENSE', 'utf8').trim();

/**
 * The page with the licenses of everything that the site distributes: the packages in its scripts
 * and the typeface.
 *
 * @param json the content of the file that Vite writes
 * @throws Error naming a package without a license text
 */
export function licensesPage(json: string): string {
  const text = readFileSync(`node_modules/${figtree.name}/LICENSE`, 'utf8').trim();
  const typeface = { ...figtree, identifier: figtree.license, text };
  const sections = [...packagesSchema.parse(JSON.parse(json)), typeface].map((one) => {
    const { name, version, identifier, text = identifier === 'Apache-2.0' ? APACHE : '' } = one;
    if (!text) throw new Error(`${name} has no license text: add it in ${import.meta.filename}.`);
    return `## ${name} ${version} (${identifier})\n\n${text}\n`;
  });
  return `# Licenses\n\n${sections.join('\n')}`;
}
