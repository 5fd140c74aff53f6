import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { compileValidatorsLazily } from '../../local-backend/firebase-cli/lazy-validators';
import { loadInternals } from '../../local-backend/storage/internals';
import { replaceRulesRuntime } from '../../local-backend/storage/rules-runtime';

it('has the internals that the local Storage emulator needs, and denies on failure', async () => {
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

it('compiles the validators of its Auth emulator lazily', () => {
  expect(compileValidatorsLazily()).toBe(true);
});

it('is pinned to an exact version, because internals can change in any release', () => {
  expect(readFileSync('package.json', 'utf8')).toMatch(/"firebase-tools": "\d+\.\d+\.\d+"/);
});
