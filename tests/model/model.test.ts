import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type DeployedFunction, startDeployedFunction } from '../support/deployed-function';
import { play } from './play';
import { history } from './steps';

const RUNS = 100;
/** Every failure prints its seed; TEST_SEED repeats it. */
const seed = z.coerce
  .number()
  .int()
  .default(Date.now() % 2 ** 31)
  .parse(process.env.TEST_SEED);

let deployed: DeployedFunction;

beforeAll(async () => {
  deployed = await startDeployedFunction();
});

afterAll(() => deployed.stop());

test('concurrent operations of several users keep all invariants', {
  timeout: 60_000 + RUNS * 5_000,
}, async () => {
  let operations = 0;
  await fc.assert(
    fc.asyncProperty(history, async (waves) => {
      operations += waves.flat().length;
      expect(await play(deployed.url, waves)).toEqual([]);
    }),
    { numRuns: RUNS, seed },
  );
  console.info(`model: ${RUNS} runs, ${operations} operations, seed ${seed}`);
});
