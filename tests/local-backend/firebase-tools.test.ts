import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { compileValidatorsLazily } from '../../local-backend/firebase-cli/lazy-validators';
import { ROOT } from '../../local-backend/paths';
import { loadInternals } from '../../local-backend/storage/internals';
import { replaceRulesRuntime } from '../../local-backend/storage/rules-runtime';

it('exports the internals that the local Storage emulator needs', () => {
  expect(loadInternals).not.toThrow();
});

it('runs its Storage emulator with the replaced rules runtime', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const internals = loadInternals();
  replaceRulesRuntime(internals, '127.0.0.1:1');
  const runtime = new internals.StorageRulesRuntime();
  const ruleset = new internals.StorageRulesetInstance(runtime, 2, 'unknown');
  const verify = z
    .custom<(options: object) => Promise<unknown>>()
    .parse(Reflect.get(ruleset, 'verify'));
  const options = { method: 'get', path: '/b/x/o/y', file: {}, projectId: 'demo-x' };
  await expect(verify.call(ruleset, options)).resolves.toMatchObject({ permitted: false });
  expect(consoleError).toHaveBeenCalledOnce();
});

it('is pinned to an exact version, because internals can change in any release', () => {
  const manifest = z
    .object({ devDependencies: z.object({ 'firebase-tools': z.string() }) })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const { version } = z
    .object({ version: z.string() })
    .parse(createRequire(import.meta.url)('firebase-tools/package.json'));
  expect(manifest.devDependencies['firebase-tools']).toBe(version);
});

it('compiles the validators of its Auth emulator lazily', () => {
  expect(compileValidatorsLazily()).toBe(true);
});
