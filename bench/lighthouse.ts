import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { median } from '../tests/support/percentile';
import { findBrowser } from '../tools/browser';

/**
 * Downloaded on demand, with an exact version: as a dependency, it would add 140 packages to every
 * install, including a tracing framework and a second browser driver.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export const MODES = ['simulate', 'devtools'] as const;
export type Mode = (typeof MODES)[number];

const METRICS = {
  FCP: 'first-contentful-paint',
  SI: 'speed-index',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const resultSchema = z.object({
  audits: z.record(z.string(), z.looseObject({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** Medians of several runs: the five metrics and, in simulate mode, the four scores. */
export async function lighthouse(url: string, mode: Mode, runs: number) {
  const all: Record<string, number>[] = [];
  for (let tries = 0; all.length < runs; tries += 1) {
    try {
      all.push(await runOnce(url, mode));
    } catch (error) {
      // On a busy machine, a trace can get lost: try again.
      if (tries >= 2 * runs) throw error;
    }
  }
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name] ?? Number.NaN))]),
  );
}

async function runOnce(url: string, mode: Mode): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'lively-lighthouse-'));
  try {
    const output = join(folder, 'result.json');
    const child = spawn(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--throttling-method=${mode}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
        ...(mode === 'devtools' ? ['--only-categories=performance'] : []),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CHROME_PATH: findBrowser() } },
    );
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`Lighthouse failed at ${url}:\n${stderr}`);
    const { audits, categories } = resultSchema.parse(JSON.parse(readFileSync(output, 'utf8')));
    const scores = CATEGORIES.flatMap((name) => {
      const score = categories[name]?.score;
      return score === undefined || score === null ? [] : [[name, Math.round(score * 100)]];
    });
    const metrics = Object.entries(METRICS).map(([name, id]) => [
      name,
      audits[id]?.numericValue ?? Number.NaN,
    ]);
    return Object.fromEntries([...metrics, ...scores]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
