import { existsSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { z } from 'zod';
import type { Backend } from '../../local-backend/backend';
import {
  execute,
  playwrightCommand,
  RESULTS,
  startBackendWithSite,
  vitestCommand,
} from '../support/prepared';
import { type LoadResult, runLoads } from './claims';

/**
 * Longer runs of the fault, attack, mutation and model tests and a load test of the function. Takes
 * minutes, so it is not part of `npm test`. Prints a table; docs/reliability.md has the table of a
 * real run. MODEL_SEED repeats a run of the model.
 */
const FAULT_DELAY_S = '20';
const MODEL_RUNS = '100';

type Row = { readonly name: string; readonly figures: string; readonly ok: boolean };
type Report = z.infer<typeof reportSchema>;
type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly file: string;
  readonly figures: (report: Report) => string;
};

const vitestSchema = z
  .object({
    numTotalTests: z.number(),
    numPassedTests: z.number(),
    testResults: z.array(
      z.object({
        assertionResults: z.array(
          z.object({
            meta: z.object({ figures: z.record(z.string(), z.number()).optional() }).optional(),
          }),
        ),
      }),
    ),
  })
  .transform(({ numTotalTests, numPassedTests, testResults }) => ({
    ...{ tried: numTotalTests, passed: numPassedTests },
    kept: testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ meta }) => (meta?.figures ? [meta.figures] : [])),
    ),
  }));
const playwrightSchema = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats: { expected, unexpected, flaky } }) => ({
    ...{ tried: expected + unexpected + flaky, passed: expected },
    kept: [] as Record<string, number>[],
  }));
const reportSchema = z.union([vitestSchema, playwrightSchema]);

const sum = ({ kept }: Report, name: string) =>
  kept.reduce((total, figures) => total + (figures[name] ?? 0), 0);

const STEPS: readonly Step[] = [
  {
    name: 'faults',
    command: playwrightCommand('faults.spec.ts'),
    env: { FAULT_DELAY_S },
    file: 'browser',
    figures: ({ tried, passed }) => `${tried} injected, ${passed} survived`,
  },
  {
    name: 'attacks',
    command: vitestCommand('attack'),
    file: 'attack',
    figures: ({ tried, passed }) => `${tried} tried, ${passed} repelled`,
  },
  {
    name: 'mutants of the rules',
    command: vitestCommand('mutation'),
    file: 'mutation',
    figures: (report) => {
      const [made, same] = [sum(report, 'made'), sum(report, 'equivalent')];
      return `${made} made, ${made - sum(report, 'survived')} killed, ${same} equivalent`;
    },
  },
  {
    name: 'model',
    command: vitestCommand('model'),
    env: { MODEL_RUNS },
    file: 'model',
    figures: (report) =>
      `${sum(report, 'runs')} runs, ${sum(report, 'operations')} operations, seed ${sum(report, 'seed')}`,
  },
  {
    name: 'process killed, Firestore unreachable',
    command: vitestCommand('failures', {
      projects: ['functions'],
      files: ['tests/functions/failures.test.ts'],
    }),
    file: 'failures',
    figures: (report) =>
      `${sum(report, 'kills')} kills, ${sum(report, 'unanswered')} of ${sum(report, 'claims')} claims unanswered, none half done`,
  },
];

rmSync(RESULTS, { recursive: true, force: true });
const start = performance.now();
const rows: Row[] = [];
let backend: Backend | undefined;
try {
  backend = await startBackendWithSite();
  for (const step of STEPS) rows.push(await run(step));
  for await (const result of runLoads()) rows.push(rowOf(result));
} catch (error) {
  console.error(error);
  rows.push({ name: 'stress run', figures: 'could not finish', ok: false });
} finally {
  await backend?.stop();
}
printTable();
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;

async function run({ name, command, env, file, figures }: Step): Promise<Row> {
  console.log(`\n── ${name}`);
  const succeeded = await execute(command, { ...process.env, ...env });
  const path = `${RESULTS}/${file}.json`;
  if (!existsSync(path)) return { name, figures: 'no report', ok: false };
  const report = reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return { name, figures: figures(report), ok: succeeded && report.passed === report.tried };
}

function rowOf({ title, perSecond, p50, p95, statuses, violations }: LoadResult): Row {
  for (const violation of violations) console.error(`${title}: ${violation}`);
  const counts = Object.entries(statuses).map(([status, count]) => `${count} ${status}`);
  const speed = `${perSecond.toFixed(0)} claims/s, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
  return { name: title, figures: `${speed}; ${counts.join(', ')}`, ok: violations.length === 0 };
}

function printTable(): void {
  const seconds = Math.round((performance.now() - start) / 1000);
  const machine = `Node ${process.versions.node}, ${cpus().length} cores`;
  console.log(`\n── stress: ${new Date().toISOString().slice(0, 10)}, ${machine}, ${seconds} s\n`);
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, figures, ok } of rows) {
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(width)}  ${figures}`);
  }
}
