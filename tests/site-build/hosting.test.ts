import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hostingRewrites } from '../../site-build/hosting-rewrites';

test('firebase.json leads every page in any case to its file', () => {
  const { hosting } = z
    .object({ hosting: z.object({ rewrites: z.array(z.unknown()) }) })
    .parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
  expect(hosting.rewrites).toEqual(hostingRewrites());
});
