import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import * as functions from '../../functions/src/index';
import { PROJECT_ID } from '../../local-backend/project';

test.each(Object.entries(functions))('%s runs as the account of the functions', (_, deployed) => {
  const serviceAccountEmail = `functions@${PROJECT_ID}.iam.gserviceaccount.com`;
  expect(deployed.__endpoint).toMatchObject({ serviceAccountEmail });
});

test('collectReports is not deployed unless it is turned on', () => {
  expect(functions.collectReports.__endpoint).toMatchObject({ omit: true });
});

test('the functions are deployed on the Node version of .nvmrc', () => {
  const runtimes = firebaseJson.functions.map(({ runtime }) => runtime);
  expect(runtimes).toEqual([`nodejs${readFileSync('.nvmrc', 'utf8').trim()}`]);
});
