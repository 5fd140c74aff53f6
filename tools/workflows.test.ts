import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = '.github/workflows';
/** A workflow of this repository, or `uses: OWNER/NAME@COMMIT # v1.2.3`. */
const PINNED = /uses: (?:\.\/|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/;

const stepSchema = z.object({
  run: z.string().default(''),
  uses: z.string().default(''),
  with: z.object({ path: z.string().optional() }).default({}),
});

const jobSchema = z.object({
  environment: z.object({ name: z.string() }).optional(),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  permissions: z.record(z.string(), z.string()).default({}),
  steps: z.array(stepSchema).default([]),
});

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), jobSchema),
});

const names = readdirSync(FOLDER);
const files = names.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
const workflows = files.map((text) => workflowSchema.parse(parse(text)));
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs));

/** The jobs that get an identity token, apart from those that only call another workflow. */
const withIdentity = jobs.filter(([, job]) => job.permissions['id-token'] && job.steps.length > 0);

test('every action is pinned to a commit', () => {
  const lines = files.flatMap((text) => text.split('\n'));
  expect(lines.filter((line) => line.includes('uses:') && !PINNED.test(line))).toEqual([]);
});

test('by default, a job may only read', () => {
  const permissions = workflows.flatMap((workflow) => Object.values(workflow.permissions));
  expect(new Set(permissions)).toEqual(new Set(['read']));
});

test('only the jobs that deploy get an identity', () => {
  expect(withIdentity.map(([name]) => name)).toEqual(['deploy', 'promote']);
});

test('each job with an identity has an environment', () => {
  for (const [, { environment }] of withIdentity) expect(environment).toBeDefined();
});

test('jobs with an identity run no package but the Firebase CLI', () => {
  const scripts = withIdentity.flatMap(([, job]) => job.steps.map(({ run }) => run)).join('\n');
  const commands = scripts.match(/\b(?:node|npm|npx) \S+/g);
  // `npm install` runs after `npm pkg` has removed the other packages.
  expect(new Set(commands)).toEqual(new Set(['npm pkg', 'npm install', 'npx firebase']));
});

test('the check that `main` requires waits for every job that waits for no other', () => {
  const ofCi = Object.entries(workflows[names.indexOf('ci.yml')]?.jobs ?? {});
  const first = ofCi.filter(([, { needs }]) => needs === undefined).map(([name]) => name);
  expect(Object.fromEntries(ofCi).passed?.needs, 'Add it to `needs` of `passed`.').toEqual(first);
});

test('no job reads a secret', () => {
  // As `secrets.NAME`, `secrets[NAME]` or `secrets: inherit`.
  expect(files.join('')).not.toMatch(/\bsecrets\b/);
});

test('every build is unpacked into `built`', () => {
  const downloads = jobs
    .flatMap(([, { steps }]) => steps)
    .filter(({ uses }) => uses.startsWith('actions/download-artifact@'));
  expect(new Set(downloads.map((step) => step.with.path))).toEqual(new Set(['built']));
});

test('every job waits for those that must succeed before', () => {
  const needs = workflows.map((workflow) =>
    Object.entries(workflow.jobs).flatMap(([name, job]) => (job.needs ? [[name, job.needs]] : [])),
  );
  expect(Object.fromEntries(names.map((name, index) => [name, needs[index]]))).toEqual({
    'ci.yml': [
      ['passed', ['workflows', 'infra', 'test', 'node']],
      ['preview', 'passed'],
      ['newest', 'passed'],
      ['staging', 'newest'],
      ['production', 'staging'],
    ],
    'deploy.yml': [
      ['deploy', 'build'],
      ['smoke', 'deploy'],
      ['promote', 'smoke'],
      ['live', 'promote'],
    ],
    'release.yml': [],
  });
});
