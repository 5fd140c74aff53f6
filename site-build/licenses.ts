import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What Vite writes about each package in the scripts (build.license). */
const packagesSchema = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.string().optional(),
    text: z.string().optional(),
  }),
);

type Package = z.infer<typeof packagesSchema>[number];

/** The same text for everybody. Firebase's packages for browsers name the license and leave it out. */
const APACHE = { identifier: 'Apache-2.0', file: 'node_modules/firebase-admin/LICENSE' };
const FONT = '@fontsource-variable/figtree';

/**
 * The page with the license of everything that the site passes on: the packages in its scripts and
 * the typeface.
 *
 * @param json the file that Vite has written
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
