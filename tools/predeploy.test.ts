import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import firebaseJson from '../firebase.json' with { type: 'json' };

const ERROR = 'The build is not for the project anchor.\n';

// The policy of a page allows the functions of the project that it was built for, or the emulators.
test.each([
  ['passes the project', 'https://us-central1-anchor.cloudfunctions.net', 0, ''],
  ['refuses another project', 'https://us-central1-staging-anchor.cloudfunctions.net', 1, ERROR],
  ['refuses the emulators', 'http://127.0.0.1:5001', 1, ERROR],
])('the check before a deployment %s', (_, source, status, output) => {
  const folder = mkdtempSync(join(tmpdir(), 'predeploy-test-'));
  writeFileSync(join(folder, 'index.html'), `connect-src 'self' ${source}; base-uri 'none'`);
  const env = { ...process.env, GCLOUD_PROJECT: 'anchor', RESOURCE_DIR: folder };
  const check = spawnSync(firebaseJson.hosting.predeploy, { shell: true, env });
  rmSync(folder, { recursive: true });
  expect({ status: check.status, output: check.stdout.toString() }).toEqual({ status, output });
});
