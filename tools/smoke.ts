import { parseArgs } from 'node:util';
import { smokeTest } from './smoke-test';

/** Tests a deployed site: `npm run smoke -- https://SITE [--build dist]`. */
const { values, positionals } = parseArgs({
  options: { build: { type: 'string' } },
  allowPositionals: true,
});
const [site] = positionals;

if (site === undefined || !URL.canParse(site)) {
  console.error('Usage: npm run smoke -- https://SITE [--build FOLDER]');
  process.exitCode = 2;
} else {
  const faults = await smokeTest(site, { build: values.build, timeoutMs: 0 });
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${site} works.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
