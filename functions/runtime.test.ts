import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { parse } from '@cdktn/hcl2json';
import { expect, test } from 'vitest';
import { z } from 'zod';

const config = z
  .object({
    functions: z.tuple([z.object({ runtime: z.string(), ignore: z.array(z.string()) })]),
  })
  .parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
const [{ runtime, ignore }] = config.functions;

test('the functions are deployed on the Node version of .nvmrc', () => {
  expect(runtime).toBe(`nodejs${readFileSync('.nvmrc', 'utf8').trim()}`);
});

test('Google installs the packages of the functions without their scripts', async () => {
  type List = (options: object) => Promise<{ readonly name: string }[]>;
  const { readdirRecursive } = z
    .object({ readdirRecursive: z.custom<List>() })
    .parse(createRequire(import.meta.url)('firebase-tools/lib/fsAsync'));
  // As the CLI does when it packs the folder (prepareFunctionsUpload.js).
  const packed = await readdirRecursive({ path: import.meta.dirname, ignoreStrings: ignore });
  expect(packed.map(({ name }) => basename(name))).toContain('.npmrc');
  expect(readFileSync('functions/.npmrc', 'utf8')).toContain('ignore-scripts=true\n');
});

test('the files for Terraform parse, keep the log of public functions, and watch all others', async () => {
  const names = readdirSync('infra').filter((name) => /\.tf(vars.*)?$/.test(name));
  const texts = names.map((name) => readFileSync(join('infra', name), 'utf8'));
  const infra = JSON.stringify(await Promise.all(texts.map((text) => parse('infra', text))));
  const index = readFileSync('functions/src/index.ts', 'utf8');
  const functions = [...index.matchAll(/^export const (\w+) = (?:\w+\.)?(\w+)\(/gm)];
  expect(functions.length).toBeGreaterThan(3);
  for (const [, name = '', trigger = ''] of functions) {
    const isPublic = ['onCall', 'onRequest'].includes(trigger);
    expect(infra).toMatch(new RegExp(`["|]${isPublic ? name.toLowerCase() : name}(\\\\|["|])`));
  }
});
