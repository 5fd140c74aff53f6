import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../tools/browser';

/** Downloaded on demand: as a dependency, it would add 140 packages to every install. */
const LIGHTHOUSE = ['--yes', 'lighthouse@12.8.2', '--quiet', '--output=json'];
const CHROME_FLAGS = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';

const audit = z.object({ numericValue: z.number() });
const resultSchema = z.object({
  audits: z.object({ 'first-contentful-paint': audit, 'largest-contentful-paint': audit }),
  categories: z.record(z.string(), z.object({ score: z.number() })),
});

/**
 * First and largest contentful paint in ms, and the scores (0 to 100), on an emulated phone.
 *
 * @param throttling slow 4G: simulated after the load, or in the browser
 */
export async function lighthouse(url: string, throttling: 'simulate' | 'devtools') {
  const { stdout } = await promisify(execFile)(
    'npx',
    [...LIGHTHOUSE, `--throttling-method=${throttling}`, CHROME_FLAGS, url],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { audits, categories } = resultSchema.parse(JSON.parse(stdout));
  const scores = Object.entries(categories).map(
    ([name, { score }]) => [name, score * 100] as const,
  );
  return {
    'FCP ms': audits['first-contentful-paint'].numericValue,
    'LCP ms': audits['largest-contentful-paint'].numericValue,
    ...Object.fromEntries(scores),
  };
}
