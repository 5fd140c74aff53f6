import { existsSync, readFileSync } from 'node:fs';
import { type TestContext, test } from 'vitest';
import { z } from 'zod';
import { keepFigures } from '../support/figures';
import { EQUIVALENT } from './equivalent';
import { type Evaluator, firestoreEvaluators, storageEvaluators } from './evaluators';
import { type Killers, killMutants } from './kill';

/** Enough to keep the Firestore emulator busy. */
const CONCURRENCY = 3;
/** A run without known killers takes minutes. */
const LIMIT_MS = 600_000;

const projectIds = (name: string) =>
  Array.from({ length: CONCURRENCY }, (_, at) => `demo-${name}-mutant-${at}`);

test.concurrent('every mutant of firestore.rules is killed', {
  timeout: LIMIT_MS,
}, async (context) => {
  await expectAllKilled('firestore.rules', firestoreEvaluators(projectIds('firestore')), context);
});

test.concurrent('every mutant of storage.rules is killed', {
  timeout: LIMIT_MS,
}, async (context) => {
  await expectAllKilled('storage.rules', storageEvaluators(projectIds('storage')), context);
});

async function expectAllKilled(
  file: string,
  evaluators: readonly Evaluator[],
  // File snapshots in concurrent tests need the expect of the test context.
  { task, expect }: TestContext,
): Promise<void> {
  const known = EQUIVALENT[file] ?? {};
  const table = `${import.meta.dirname}/killers/${file}.json`;
  const { killers, survivors, uncompiled } = await killMutants(
    readFileSync(file, 'utf8'),
    evaluators,
    readKillers(table),
  );
  const killed = Object.keys(killers).length;
  const made = killed + survivors.length;
  // Equal, so that entries of killed mutants must be removed.
  expect(survivors.toSorted()).toEqual(Object.keys(known).sort());
  expect(made).toBeGreaterThan(50);
  const counts = `${killed} killed, ${survivors.length} equivalent, ${uncompiled} more do not compile`;
  keepFigures(task, `mutants of ${file}: ${made} made, ${counts}`);
  // Writes the file if it does not exist.
  await expect(`${JSON.stringify(killers, null, 2)}\n`).toMatchFileSnapshot(table);
}

function readKillers(table: string): Killers {
  if (!existsSync(table)) return {};
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(table, 'utf8')));
}
