import { parseArgs } from 'node:util';
import { smokeTest } from './smoke-test';

/** Tests a deployed site: `npm run smoke -- https://SITE [--project PROJECT] [--build FOLDER]`. */
const { values, positionals } = parseArgs({
  options: {
    build: { type: 'string' },
    project: { type: 'string' },
    /** Seconds in which a failed test is repeated. */
    timeout: { type: 'string', default: '0' },
  },
  allowPositionals: true,
});
const [site] = positionals;

if (site === undefined || !URL.canParse(site)) {
  console.error(
    'Usage: npm run smoke -- https://SITE [--project PROJECT] [--build FOLDER] [--timeout SECONDS]',
  );
  process.exitCode = 2;
} else {
  const { timeout, ...expected } = values;
  const faults = await smokeTest(site, { ...expected, timeoutMs: Number(timeout) * 1000 });
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${site} works.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
