import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@cdktn/hcl2json';
import { expect, test } from 'vitest';
import { z } from 'zod';

const configSchema = z.object({ functions: z.tuple([z.object({ runtime: z.string() })]) });

test('the functions are deployed on the Node version of .nvmrc', () => {
  const config = configSchema.parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
  const [{ runtime }] = config.functions;
  expect(runtime).toBe(`nodejs${readFileSync('.nvmrc', 'utf8').trim()}`);
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
