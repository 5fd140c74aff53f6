import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as functions from '../../functions/src/index';
import { emulators } from '../support/emulators';

test.each(Object.entries(functions))('%s runs as the account of the functions', (_, deployed) => {
  const serviceAccountEmail = `functions@${emulators().projectId}.iam.gserviceaccount.com`;
  expect(deployed.__endpoint).toMatchObject({ serviceAccountEmail });
});

test('collectReports is not deployed unless it is turned on', () => {
  expect(functions.collectReports.__endpoint).toMatchObject({ omit: true });
});

const configSchema = z.object({ functions: z.tuple([z.object({ runtime: z.string() })]) });

test('the functions are deployed on the Node version of .nvmrc', () => {
  const config = configSchema.parse(JSON.parse(readFileSync('firebase.json', 'utf8')));
  const [{ runtime }] = config.functions;
  expect(runtime).toBe(`nodejs${readFileSync('.nvmrc', 'utf8').trim()}`);
});
