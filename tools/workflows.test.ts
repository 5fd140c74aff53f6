import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = '.github/workflows';
const PINNED = /uses: (?:\.\/|([\w./-]+)@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/;

const stepSchema = z.object({
  run: z.string().default(''),
  uses: z.string().default(''),
  with: z.object({ path: z.string().optional() }).default({}),
});

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.literal('read')),
  jobs: z.record(
    z.string(),
    z.object({
      environment: z.object({ name: z.string() }).optional(),
      permissions: z.record(z.string(), z.string()).default({}),
      steps: z.array(stepSchema).default([]),
    }),
  ),
});

const files = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));
const jobs = files.flatMap((text) => Object.entries(workflowSchema.parse(parse(text)).jobs));

test('every action is pinned to the commit of one version', () => {
  const uses = files.flatMap((text) => text.split('\n').filter((line) => line.includes('uses:')));
  const pins = new Set(uses.map((line) => line.replace(/^.*(?=uses:)/, '')));
  expect([...pins].filter((pin) => !PINNED.test(pin))).toEqual([]);
  const actions = [...pins].flatMap((pin) => PINNED.exec(pin)?.[1] ?? []);
  expect(actions.toSorted()).toEqual([...new Set(actions)].toSorted());
});

test('only jobs that run nothing but the Firebase CLI get an identity, and no job reads a secret', () => {
  const withIdentity = jobs.filter(
    ([, job]) => job.permissions['id-token'] && job.steps.length > 0,
  );
  expect(withIdentity.map(([name]) => name)).toEqual(['deploy', 'promote']);
  for (const [, { environment, steps }] of withIdentity) {
    expect(environment).toBeDefined();
    expect(steps.map(({ run }) => run).join('\n')).not.toMatch(/npm (ci|run|test)/);
  }
  expect(files.join('')).not.toContain('secrets.');
});

test('no job unpacks a build over the files that it runs', () => {
  const downloads = jobs
    .flatMap(([, { steps }]) => steps)
    .filter(({ uses }) => uses.startsWith('actions/download-artifact@'));
  expect(new Set(downloads.map((step) => step.with.path))).toEqual(new Set(['built']));
});
