import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = '.github/workflows';
const PINNED = /uses: ([\w./-]+)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.literal('read')),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number().max(30),
      environment: z.object({ name: z.string() }).optional(),
      permissions: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

const files = readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'));
const jobs = files.flatMap((text) => Object.entries(workflowSchema.parse(parse(text)).jobs));

test('every action is pinned to the commit of one version', () => {
  const uses = files.flatMap((text) => text.split('\n').filter((line) => line.includes('uses:')));
  const pins = new Set(uses.map((line) => line.replace(/^.*(?=uses:)/, '')));
  const actions = [...pins].map((pin) => PINNED.exec(pin)?.[1] ?? `not pinned: ${pin}`);
  expect(actions.toSorted()).toEqual([...new Set(actions)].toSorted());
  expect(actions.filter((action) => action.startsWith('not pinned'))).toEqual([]);
});

test('only jobs of an environment get an identity, and no job reads a secret', () => {
  const withIdentity = jobs.filter(([, { permissions }]) => permissions['id-token'] === 'write');
  expect(withIdentity.map(([name, { environment }]) => [name, environment?.name])).toEqual([
    ['preview', 'preview'],
    ['staging', 'staging'],
    ['production', 'production'],
  ]);
  expect(files.join('')).not.toContain('secrets.');
});
