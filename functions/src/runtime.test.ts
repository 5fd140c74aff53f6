import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const configSchema = z.object({ functions: z.tuple([z.object({ runtime: z.string() })]) });

test('the functions are deployed on the Node version of .nvmrc', () => {
  const config = configSchema.parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
  const [{ runtime }] = config.functions;
  expect(runtime).toBe(`nodejs${readFileSync('.nvmrc', 'utf8').trim()}`);
});
