import { readFileSync } from 'node:fs';
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

type Package = z.infer<typeof packagesSchema>[number];

/** A shared license text, because Firebase's client packages do not include theirs. */
const APACHE = { identifier: 'Apache-2.0', file: 'node_modules/firebase-admin/LICENSE' };
const FONT = '@fontsource-variable/figtree';

/**
 * The page with the licenses of everything that the site distributes: the packages in its scripts
 * and the typeface.
 *
 * @param json the content of the file that Vite writes
 * @throws Error naming a package without a license text
 */
export function licensesPage(json: string): string {
  const packages = [...packagesSchema.parse(JSON.parse(json)), typeface()];
  const sections = packages.map((one) => {
    const { name, version, identifier } = one;
    return `## ${name} ${version} (${identifier})\n\n${textOf(one)}\n`;
  });
  return `# Licenses\n\n${sections.join('\n')}`;
}

function textOf({ name, identifier, text }: Package): string {
  if (text) return text;
  if (identifier === APACHE.identifier) return readFileSync(APACHE.file, 'utf8').trim();
  throw new Error(`${name} has no license text: add it in ${import.meta.filename}.`);
}

function typeface(): Package {
  const folder = `node_modules/${FONT}`;
  const { version, license } = z
    .object({ version: z.string(), license: z.string() })
    .parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
  const text = readFileSync(`${folder}/LICENSE`, 'utf8').trim();
  return { name: FONT, version, identifier: license, text };
}
