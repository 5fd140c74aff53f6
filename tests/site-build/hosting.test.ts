import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hostingRewrites, publicPagesRegex } from '../../site-build/hosting-rewrites';

const { hosting } = z
  .object({
    hosting: z.object({
      rewrites: z.array(z.unknown()),
      headers: z.array(z.object({ regex: z.string().optional() })),
    }),
  })
  .parse(JSON.parse(readFileSync('firebase.json', 'utf8')));

test('firebase.json leads every page in any case to its file', () => {
  expect(hosting.rewrites).toEqual(hostingRewrites());
});

test('firebase.json has a rule for exactly the public pages', () => {
  expect(hosting.headers.map(({ regex }) => regex)).toContain(publicPagesRegex());
});
