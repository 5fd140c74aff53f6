import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSecurityPolicy } from '../site-build/policy';
import { parseEnv } from '../src/backend/env';
import { backendFaults } from './check-build';

/** The beginning of a page that is built with these variables. */
function pageFor(project: string, env: Record<string, string> = {}) {
  const names = ['PROJECT_ID', 'API_KEY', 'APP_ID', 'STORAGE_BUCKET'];
  const site = Object.fromEntries(names.map((name) => [`VITE_FIREBASE_${name}`, project]));
  const policy = contentSecurityPolicy(parseEnv({ ...site, ...env }), { style: '', scripts: [] });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
}
const NOT_FOR_ANCHOR = 'The build is not for the project anchor.';
const EMULATOR = 'The build connects to an emulator: http://127.0.0.1:1';

test.each([
  ['the project', pageFor('anchor'), []],
  ['another project', pageFor('staging-anchor'), [NOT_FOR_ANCHOR]],
  [
    'the project, with the reports of another one',
    pageFor('anchor', { VITE_REPORT_URL: 'https://us-central1-harbor.cloudfunctions.net/x' }),
    [NOT_FOR_ANCHOR],
  ],
  ['an emulator', pageFor('anchor', { VITE_STORAGE_EMULATOR: '127.0.0.1:1' }), [EMULATOR]],
  ['a page without a policy', '<html></html>', [NOT_FOR_ANCHOR]],
])('compares the backend of a build for %s', (_, html, faults) => {
  expect(backendFaults(html, 'anchor')).toEqual(faults);
});

test('the Firebase CLI runs the comparison before it deploys the site', () => {
  const { predeploy } = z
    .object({ hosting: z.object({ predeploy: z.string() }) })
    .parse(JSON.parse(readFileSync('firebase.json', 'utf8'))).hosting;
  const folder = mkdtempSync(join(tmpdir(), 'check-build-test-'));
  /** Runs the hook as the CLI does (lifecycleHooks.js). */
  const statusFor = (html: string) => {
    writeFileSync(join(folder, 'index.html'), html);
    const env = { ...process.env, GCLOUD_PROJECT: 'anchor', RESOURCE_DIR: folder };
    // Node 24 needs no loader.
    return spawnSync(predeploy, { shell: true, env: { ...env, NODE_OPTIONS: '--import tsx' } })
      .status;
  };
  expect(statusFor(pageFor('anchor'))).toBe(0);
  expect(statusFor(pageFor('harbor'))).toBe(1);
  rmSync(folder, { recursive: true });
});
