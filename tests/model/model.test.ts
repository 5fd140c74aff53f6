import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';
import { keepFigures } from '../support/figures';
import { play } from './play';
import { history } from './steps';

/** Every run prints its seed; MODEL_SEED repeats it. */
const { MODEL_RUNS, MODEL_SEED } = z
  .object({
    MODEL_RUNS: z.coerce.number().int().positive().default(12),
    MODEL_SEED: z.coerce
      .number()
      .int()
      .default(Date.now() % 2 ** 31),
  })
  .parse(process.env);

let deployed: DeployedFunction;

beforeAll(async () => {
  deployed = await startDeployedFunction();
});

afterAll(() => deployed.stop());

test('concurrent operations of several users keep all invariants', {
  timeout: 60_000 + MODEL_RUNS * 5_000,
}, async ({ task }) => {
  let operations = 0;
  await fc.assert(
    fc.asyncProperty(history, async (waves) => {
      operations += waves.flat().length;
      expect(await play(deployed.url, waves)).toEqual([]);
    }),
    { numRuns: MODEL_RUNS, seed: MODEL_SEED },
  );
  keepFigures(task, `model: ${MODEL_RUNS} runs, ${operations} operations, seed ${MODEL_SEED}`);
});
