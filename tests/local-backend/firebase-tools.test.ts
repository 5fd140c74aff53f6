import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  compileValidatorsLazily,
  patch,
  rejectMalformedAddresses,
} from '../../local-backend/firebase-cli/patch';
import { replaceRulesRuntime } from '../../local-backend/storage/rules-runtime';

it('has the internals that the local backend replaces', () => {
  compileValidatorsLazily();
  rejectMalformedAddresses();
  replaceRulesRuntime('127.0.0.1:1');
});

it.each([
  ['./lib/moved', 'start'],
  ['./lib/emulator/storage/rules/runtime', 'StorageRulesRuntime.prototype.moved'],
])('fails in one sentence when %s has no %s', (module, path) => {
  const replace = () => patch(module, path, (original) => original);
  expect(replace).toThrow(/^firebase-tools has changed `.*(moved|start)` in `.*`, .*: pin the /);
});

it('is pinned to an exact version, because internals can change in any release', () => {
  expect(readFileSync('package.json', 'utf8')).toMatch(/"firebase-tools": "\d+\.\d+\.\d+"/);
});
