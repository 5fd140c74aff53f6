import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deployedLock } from './deployed-lock';

test('the functions are deployed with the versions that were tested, and nothing else', () => {
  const rootLock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { packages } = deployedLock(rootLock);
  expect(packages['']).toMatchObject({ name: 'lively-functions' });
  const version = packages['']?.dependencies?.['firebase-functions'];
  expect(version).toMatch(/^\d/);
  expect(packages['node_modules/firebase-functions']).toMatchObject({ version });
  expect(Object.keys(packages).filter((place) => /react|vite|playwright/.test(place))).toEqual([]);
});

const lock = (packages: object) => ({ lockfileVersion: 3, packages });
const needing = (name: string) => ({ dependencies: { [name]: '*' } });

test('a package is taken from where Node finds it', () => {
  const at = { own: { version: '1' }, nested: { version: '2' }, shared: { version: '3' } };
  const { packages } = deployedLock(
    lock({
      '': {},
      functions: needing('a'),
      'functions/node_modules/a': { ...at.own, ...needing('b') },
      'node_modules/a': {},
      'functions/node_modules/a/node_modules/b': { ...at.nested, ...needing('c') },
      'node_modules/b': {},
      'node_modules/c': at.shared,
      'node_modules/unneeded': {},
    }),
  );
  expect(packages).toEqual({
    '': needing('a'),
    'node_modules/a': { ...at.own, ...needing('b') },
    'node_modules/a/node_modules/b': { ...at.nested, ...needing('c') },
    'node_modules/c': at.shared,
  });
});

test('only the folder of the functions is left out of a place', () => {
  const places = [
    'node_modules/firebase-functions',
    'node_modules/firebase-functions/node_modules/a',
  ];
  const { packages } = deployedLock(
    lock({
      functions: needing('firebase-functions'),
      'node_modules/firebase-functions': needing('a'),
      'node_modules/firebase-functions/node_modules/a': {},
    }),
  );
  expect(Object.keys(packages)).toEqual(['', ...places]);
});

test('what is optional may be missing', () => {
  const needs = {
    optionalDependencies: { a: '*' },
    peerDependencies: { b: '*' },
    peerDependenciesMeta: { b: { optional: true } },
  };
  expect(deployedLock(lock({ functions: needs })).packages).toEqual({ '': needs });
});

test('what is needed and missing stops the deployment', () => {
  expect(() => deployedLock(lock({ functions: needing('a') }))).toThrow('lacks a');
});

test('so do two packages that would have the same place', () => {
  const packages = {
    functions: { dependencies: { a: '*', b: '*' } },
    'functions/node_modules/a': {},
    'node_modules/a': { version: '2' },
    'node_modules/b': needing('a'),
  };
  expect(() => deployedLock(lock(packages))).toThrow('Two packages at node_modules/a');
});
