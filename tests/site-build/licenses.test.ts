import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

test('docs/licenses.md names the license of every deployed package', () => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const page = readFileSync('docs/licenses.md', 'utf8');
  const deployed = Object.entries(packages).filter(
    ([path, { dev }]) =>
      path.includes('node_modules/') && !path.endsWith('lively-functions') && !dev,
  );
  expect(deployed.length).toBeGreaterThan(200);
  const unnamed = deployed.filter(([path, { license }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    // Packages without a license in the lock file must be listed by name.
    return !page.includes(license === undefined ? `\`${name}\`` : `| ${license} |`);
  });
  expect(unnamed).toEqual([]);
});
