import { readFileSync } from 'node:fs';
import { expect, type TestContext, test } from 'vitest';
import { keepFigures } from '../support/figures';
import { EQUIVALENT } from './equivalent';
import { type Kills, killMutants, killTable } from './kill';
import { firestoreJudges, storageJudge } from './worlds';

/** As many as keep the one engine busy. */
const AT_ONCE = 3;
const LIMIT_MS = 240_000;

test('every mutant of firestore.rules is killed', { timeout: LIMIT_MS }, async ({ task }) => {
  const judges = firestoreJudges(Array.from({ length: AT_ONCE }, (_, at) => `demo-mutant-${at}`));
  const kills = await killMutants(readFileSync('firestore.rules', 'utf8'), judges);
  expectAllKilled('firestore.rules', kills, task);
});

test('every mutant of storage.rules is killed', { timeout: LIMIT_MS }, async ({ task }) => {
  const judge = storageJudge();
  const judges = Array.from({ length: AT_ONCE }, () => judge);
  const kills = await killMutants(readFileSync('storage.rules', 'utf8'), judges);
  expectAllKilled('storage.rules', kills, task);
});

function expectAllKilled(file: string, kills: Kills, task: TestContext['task']): void {
  const known = EQUIVALENT[file] ?? {};
  process.stdout.write(`\n${killTable(file, kills, known)}\n`);
  const survivors = kills.fates.filter(({ killedBy }) => killedBy === undefined);
  keepFigures(task, {
    made: kills.fates.length,
    survived: survivors.length,
    equivalent: survivors.filter(({ change }) => change in known).length,
  });
  // As a set, so that an entry that no longer survives has to leave the list.
  expect(survivors.map(({ change }) => change).sort()).toEqual(Object.keys(known).sort());
  expect(kills.fates.length).toBeGreaterThan(50);
}
