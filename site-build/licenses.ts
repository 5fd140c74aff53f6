import { readFileSync } from 'node:fs';
import figtree from '@fontsource-variable/figtree/package.json' with { type: 'json' };

const textOf = (name: string) => readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim();

/**
 * What Vite's page with the licenses of the packages in the scripts lacks: the typeface, and the
 * license that Firebase's client packages name without its text.
 */
export const MORE_LICENSES = `
## ${figtree.name} - ${figtree.version} (${figtree.license})

${textOf(figtree.name)}

## Apache-2.0

${textOf('firebase-admin')}
`;
