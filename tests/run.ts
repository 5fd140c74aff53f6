import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import type { Backend } from '../local-backend/backend';
import { Lifecycle } from '../local-backend/processes/lifecycle';
import { report } from '../local-backend/start-failure';
import { PROJECTS_WITH_BACKEND } from './projects';
import { installEngines, startEngines } from './support/engines';
import { IS_LOG } from './support/log-reporter';
import { execute, RESULTS, startBackendWithSite } from './support/prepared';

type Step = {
  readonly name: string;
  readonly command: readonly string[];
  readonly prepare?: () => Promise<void>;
  /** The report file of the step's test runner. */
  readonly results?: string;
};

type Counts = {
  readonly passed: number;
  readonly failed: number;
  /** Counts of each Vitest project, and those that its tests have saved. */
  readonly figures?: readonly string[];
};
type Result = Counts & {
  readonly name: string;
  readonly outcome: 'ok' | 'FAIL' | 'skip';
  readonly seconds: number;
};

/** In a log, slow tests add no lines of their own. */
const REPORTER = IS_LOG ? ['--reporter=default', '--slowTestThreshold=60000'] : ['--reporter=dot'];

const vitest = (name: string, projects: readonly string[] = [name]): Step => {
  const results = `${RESULTS}/${name}.json`;
  const reporters = [...REPORTER, '--reporter=json', `--outputFile.json=${results}`];
  const filter = projects.map((project) => `--project=${project}`);
  return { name, command: ['vitest', 'run', ...filter, ...reporters], results };
};

const WITHOUT_BACKEND: readonly Step[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-b'] },
  vitest('unit'),
];
const BROWSER: Step = {
  name: 'browser',
  command: [
    'playwright',
    'test',
    '--config=tests/browser/playwright.config.ts',
    ...(process.env.BROWSER_TESTS?.split(' ') ?? []),
  ],
  results: `${RESULTS}/browser.json`,
};

const ENGINES: Step = {
  ...vitest('engines'),
  prepare: async () => {
    await installing;
    await startEngines(lifecycle);
  },
};

const vitestSchema = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({
            status: z.string(),
            meta: z.object({ figures: z.string().optional() }).optional(),
          }),
        ),
      }),
    ),
    numPassedTests: z.number(),
    numFailedTests: z.number(),
  })
  .transform(({ testResults, numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    figures: PROJECTS_WITH_BACKEND.flatMap((project) => {
      const tests = testResults
        .filter(({ name }) => name.includes(`/tests/${project}/`))
        .flatMap(({ assertionResults }) => assertionResults);
      const passed = tests.filter(({ status }) => status === 'passed').length;
      const counts = tests.length > 0 ? [`${project}: ${passed} of ${tests.length} passed`] : [];
      return [...counts, ...tests.flatMap(({ meta }) => meta?.figures ?? [])];
    }),
  }));
const playwrightSchema = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  // Flaky tests count as failed; retries only record a trace.
  .transform(({ stats: { expected, unexpected, flaky } }) => ({
    passed: expected,
    failed: unexpected + flaky,
  }));
const countsSchema = z.union([vitestSchema, playwrightSchema]);

const names = [
  ...WITHOUT_BACKEND.map(({ name }) => name),
  ...PROJECTS_WITH_BACKEND,
  BROWSER.name,
  ENGINES.name,
];
const { data: wanted, error } = z
  .array(z.enum(names))
  .transform((some) => new Set(some.length > 0 ? some : names))
  .safeParse(process.argv.slice(2));
if (error) {
  console.error(`npm test accepts these steps: ${names.join(', ')}.`);
  process.exit(1);
}
const withoutBackend = WITHOUT_BACKEND.filter(({ name }) => wanted.has(name));
const projects = PROJECTS_WITH_BACKEND.filter((name) => wanted.has(name));
const withBackend = [
  ...(projects.length > 0 ? [vitest('backend', projects)] : []),
  ...[BROWSER, ENGINES].filter(({ name }) => wanted.has(name)),
];

rmSync(RESULTS, { recursive: true, force: true });
const results: Result[] = [];
const lifecycle = new Lifecycle();
let backend: Backend | undefined;
let installing: Promise<void> | undefined;
try {
  if (withBackend.length > 0) lifecycle.bindToProcess();
  // The backend starts while the first steps run.
  const starting = withBackend.length > 0 ? startBackendWithSite(lifecycle) : undefined;
  starting?.catch(() => undefined);
  if (wanted.has(ENGINES.name)) installing = installEngines();
  for (const step of withoutBackend) results.push(await run(step));
  backend = await starting;
  for (const step of withBackend) results.push(await run(step));
} catch (error) {
  report(error);
  results.push({ name: 'backend', outcome: 'FAIL', seconds: 0, passed: 0, failed: 1 });
} finally {
  await backend?.stop();
}
summarize(results);

async function run(step: Step): Promise<Result> {
  const count = withoutBackend.length + withBackend.length;
  console.log(`\n── ${step.name} (${results.length + 1} of ${count})`);
  const start = performance.now();
  await step.prepare?.();
  const ok = await execute(step.command, process.env);
  const counts = countsOf(step);
  const isSkipped = step.results !== undefined && counts.passed === 0;
  return {
    name: step.name,
    outcome: !ok || counts.failed > 0 ? 'FAIL' : isSkipped ? 'skip' : 'ok',
    seconds: (performance.now() - start) / 1000,
    ...counts,
  };
}

function countsOf({ results: file }: Step): Counts {
  if (file === undefined) return { passed: 0, failed: 0 };
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return countsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function summarize(all: readonly Result[]): void {
  const total = (key: 'passed' | 'failed') => all.reduce((sum, result) => sum + result[key], 0);
  console.log('\n── summary');
  for (const { name, outcome, seconds, passed, failed, figures = [] } of all) {
    const tests = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
    const time = `${seconds.toFixed(1)} s`.padStart(8);
    console.log(`${outcome.padEnd(4)} ${name.padEnd(10)} ${time}   ${tests}`);
    for (const line of figures) console.log(`       ${line}`);
  }
  const missing = [...withoutBackend, ...withBackend].filter(
    (step) => !all.some(({ name }) => name === step.name),
  );
  for (const { name } of missing) console.log(`FAIL ${name.padEnd(10)} did not run`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = all.every(({ outcome }) => outcome !== 'FAIL') && missing.length === 0 ? 0 : 1;
}
