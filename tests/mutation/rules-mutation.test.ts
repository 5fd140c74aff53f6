import { existsSync, readFileSync } from 'node:fs';
import { type TestContext, test } from 'vitest';
import { z } from 'zod';
import { keepFigures } from '../support/figures';
import { EQUIVALENT } from './equivalent';
import { type Killers, killMutants } from './kill';
import { type Evaluator, firestoreEvaluators, storageEvaluator } from './worlds';

/** As many as keep the one engine busy. */
const AT_ONCE = 3;
/** Without the killers of an earlier run it takes minutes. */
const LIMIT_MS = 600_000;

const several = <Thing>(make: (at: number) => Thing) =>
  Array.from({ length: AT_ONCE }, (_, at) => make(at));

test.concurrent('every mutant of firestore.rules is killed', {
  timeout: LIMIT_MS,
}, async (context) => {
  const evaluators = firestoreEvaluators(several((at) => `demo-mutant-${at}`));
  await expectAllKilled('firestore.rules', evaluators, context);
});

test.concurrent('every mutant of storage.rules is killed', {
  timeout: LIMIT_MS,
}, async (context) => {
  const evaluator = storageEvaluator();
  await expectAllKilled(
    'storage.rules',
    several(() => evaluator),
    context,
  );
});

async function expectAllKilled(
  file: string,
  evaluators: readonly Evaluator[],
  // The global one does not know which of two tests side by side keeps a file.
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
  process.stdout.write(
    `\n${file}: ${made} mutants, ${killed} killed, ${uncompiled} more do not compile\n`,
  );
  keepFigures(task, {
    made,
    survived: survivors.length,
    equivalent: survivors.filter((change) => change in known).length,
  });
  // As a set, so that an entry that no longer survives has to leave the list.
  expect(survivors.toSorted()).toEqual(Object.keys(known).sort());
  expect(made).toBeGreaterThan(50);
  // Written when it is not there.
  await expect(`${JSON.stringify(killers, null, 2)}\n`).toMatchFileSnapshot(table);
}

function readKillers(table: string): Killers {
  if (!existsSync(table)) return {};
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(table, 'utf8')));
}
