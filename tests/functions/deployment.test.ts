import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import * as functions from '../../functions/src/index';
import { MAX_REQUEST_BYTES } from '../../functions/src/limit-requests';
import { PROJECT_ID } from '../../local-backend/project';

/** The accounts of infra/access.tf. A function that anybody can call has the fewest rights. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  completeSignUp: 'sign-up',
  collectReports: 'collector',
  onUserDeleted: 'events',
  onPictureUploaded: 'events',
  checkConsistency: 'events',
};

test.each(Object.entries(functions))('%s runs with the rights that it needs', (name, deployed) => {
  const serviceAccountEmail = `${ACCOUNTS[name]}@${PROJECT_ID}.iam.gserviceaccount.com`;
  expect(deployed.__endpoint).toMatchObject({ serviceAccountEmail });
});

// Both kinds of triggers are for requests from anybody.
const publicFunctions = Object.entries(functions).filter(
  ([, { __endpoint: endpoint }]) => endpoint.httpsTrigger || endpoint.callableTrigger,
);

test.each(publicFunctions)('the requests to %s are limited', (name) => {
  expect(MAX_REQUEST_BYTES, 'Add its limit to functions/src/limit-requests.ts.').toHaveProperty(
    name,
  );
});

test('collectReports is not deployed unless it is turned on', () => {
  expect(functions.collectReports.__endpoint).toMatchObject({ omit: true });
});

test('the functions are deployed on the Node version of .nvmrc', () => {
  const runtimes = firebaseJson.functions.map(({ runtime }) => runtime);
  expect(runtimes).toEqual([`nodejs${readFileSync('.nvmrc', 'utf8').trim()}`]);
});
