import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** The committed runs. `docs/charts` is drawn from them. */
export const RESULTS = 'bench/results';

// JSON has no NaN: a failed measurement is null.
const figure = z
  .number()
  .nullish()
  .transform((value) => value ?? Number.NaN);
const rowSchema = z.object({
  what: z.string(),
  unit: z.string(),
  site: figure,
  /** Absent for measurements that the baseline does not have. */
  baseline: figure,
});
const weightSchema = z.object({
  cold: z.object({ byType: z.record(z.string(), z.number()) }),
});
const runSchema = z.object({
  at: z.iso.datetime(),
  runs: z.number(),
  rows: z.array(rowSchema),
  weights: z
    .record(z.string(), z.object({ site: weightSchema, baseline: weightSchema }))
    .default({}),
});

/** A measurement of the site, and of the baseline if it has one, from the same run. */
export type Row = z.infer<typeof rowSchema>;
export type Run = z.infer<typeof runSchema>;

/** The names of the measurements that the charts show. */
export const rowNames = {
  bytes: (path: string) => `${path} bytes`,
  lighthouse: (path: string, mode: string, metric: string) => `${path} ${mode} ${metric}`,
  load: 'function: load, against bare SDKs',
  firstClaim: 'function: first claim, against a warm one',
} as const;

export function parseRun(json: string): Run {
  return runSchema.parse(JSON.parse(json));
}

/** @returns all runs of a folder, the oldest first */
export function readRuns(folder = RESULTS): Run[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => parseRun(readFileSync(`${folder}/${file}`, 'utf8')));
}

/** Saves a run as JSON. @returns the path without its extension */
export function saveRun(folder: string, run: Run & Readonly<Record<string, unknown>>): string {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${run.at.replace(/[:.]/g, '-')}`;
  writeFileSync(`${path}.json`, `${JSON.stringify(run, null, 2)}\n`);
  return path;
}
