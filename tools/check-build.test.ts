import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { contentSecurityPolicy } from '../site-build/policy';
import { parseEnv } from '../src/backend/env';

/** The beginning of a page that is built with these variables. */
function pageFor(project: string, env: Record<string, string> = {}) {
  const names = ['PROJECT_ID', 'API_KEY', 'APP_ID', 'STORAGE_BUCKET'];
  const site = Object.fromEntries(names.map((name) => [`VITE_FIREBASE_${name}`, project]));
  const policy = contentSecurityPolicy(parseEnv({ ...site, ...env }), { style: '', scripts: [] });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
}
const ELSEWHERE = 'https://us-central1-harbor.cloudfunctions.net/x';

test.each([
  ['the project', pageFor('anchor'), 0],
  ['another project', pageFor('staging-anchor'), 1],
  ['reports to another project', pageFor('anchor', { VITE_REPORT_URL: ELSEWHERE }), 1],
  ['an emulator', pageFor('anchor', { VITE_STORAGE_EMULATOR: '127.0.0.1:1' }), 1],
  ['a page without a policy', '<html></html>', 1],
])('before the Firebase CLI deploys a build for %s', (_, html, status) => {
  const folder = mkdtempSync(join(tmpdir(), 'check-build-test-'));
  writeFileSync(join(folder, 'index.html'), html);
  // As the CLI runs it (lifecycleHooks.js). Node 24 needs no loader.
  const variables = { GCLOUD_PROJECT: 'anchor', RESOURCE_DIR: folder };
  const env = { ...process.env, ...variables, NODE_OPTIONS: '--import tsx' };
  const check = spawnSync(firebaseJson.hosting.predeploy, { shell: true, env });
  rmSync(folder, { recursive: true });
  expect(check.status).toBe(status);
});
