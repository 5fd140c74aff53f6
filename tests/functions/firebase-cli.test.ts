import { expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import * as functions from '../../functions/src/index';
import {
  firebaseJsonFaults,
  type Manifest,
  manifestFaults,
} from '../../maintenance/doctor/firebase-cli';

/** What a deployment declares, without the parameters. */
const endpoints: Manifest['endpoints'] = Object.fromEntries(
  Object.entries(functions).map(([name, { __endpoint: endpoint }]) => [
    name,
    { omit: false, ...JSON.parse(JSON.stringify({ ...endpoint, entryPoint: name })) },
  ]),
);
const manifest: Manifest = { specVersion: 'v1alpha1', endpoints };

test('the Firebase CLI accepts firebase.json', () => {
  expect(firebaseJsonFaults()).toEqual([]);
});

test('a wrong value in firebase.json is a fault', () => {
  expect(firebaseJsonFaults({ ...firebaseJson, hosting: { public: 1 } })).toContain(
    'firebase.json, /hosting/public: must be string.',
  );
});

test('the Firebase CLI accepts the functions', async () => {
  expect(await manifestFaults('anchor', manifest)).toEqual([]);
});

test('a function with an event that the CLI does not know is a fault', async () => {
  const renamed = JSON.parse(
    JSON.stringify(manifest).replace('user.v2.deleted', 'user.v3.deleted'),
  );
  expect(await manifestFaults('anchor', renamed)).toEqual([
    'The Firebase CLI does not know the event of onUserDeleted.',
  ]);
});

test('a function that the CLI refuses is a fault', async () => {
  const { onUserDeleted, ...others } = endpoints;
  const slow = { omit: false, ...onUserDeleted, timeoutSeconds: 9999 };
  const faults = await manifestFaults('anchor', { ...manifest, endpoints: { ...others, slow } });
  expect(faults).toEqual([expect.stringContaining('The Firebase CLI refuses the functions:')]);
});
