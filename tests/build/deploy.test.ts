import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { serveAsHosted } from '../../bench/hosting-server';
import { HostingApi, PROJECT } from '../support/hosting-api';
import { writeSmallSite } from '../support/small-site';

/** Each test starts the Firebase CLI up to three times. */
const LIMIT_MS = 120_000;
const DEPLOY = resolve('tools/deploy.ts');
const { hosting } = z
  .object({ hosting: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync('firebase.json', 'utf8')));

let folder: string;
let good: Awaited<ReturnType<typeof serveAsHosted>>;
let broken: Awaited<ReturnType<typeof serveAsHosted>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-test-'));
  const dist = join(folder, 'dist');
  writeSmallSite(dist);
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ hosting }));
  cpSync(dist, join(folder, 'broken'), { recursive: true });
  rmSync(join(folder, 'broken/lively/login.html'));
  good = await serveAsHosted(dist, hosting);
  broken = await serveAsHosted(join(folder, 'broken'), hosting);
});
afterAll(async () => {
  await Promise.all([good.stop(), broken.stop()]);
  rmSync(folder, { recursive: true });
});

let api: HostingApi;
beforeEach(async () => {
  api = new HostingApi(good.url);
  await api.start();
  api.release('DEPLOY', 'before', good.url);
});
afterEach(() => api.stop());

/** Runs the command with the pinned Firebase CLI. */
async function deploy(...options: readonly string[]) {
  const credentials = join(folder, 'credentials.json');
  writeFileSync(credentials, JSON.stringify(api.credentials()));
  const { PATH } = process.env;
  return await promisify(execFile)(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      DEPLOY,
      '--project',
      PROJECT,
      '--timeout=0',
      ...options,
    ],
    {
      cwd: folder,
      env: {
        PATH,
        HOME: folder,
        CI: 'true',
        GOOGLE_APPLICATION_CREDENTIALS: credentials,
        FIREBASE_API_URL: api.url,
        FIREBASE_HOSTING_API_URL: api.url,
        FIREBASE_SERVICE_USAGE_URL: api.url,
        FIREBASE_RESOURCEMANAGER_URL: api.url,
      },
    },
  ).then(
    () => 'deployed',
    (error: unknown) => z.object({ stderr: z.string() }).parse(error).stderr,
  );
}

const history = () =>
  api.releases.map(({ type, version }) => `${type} ${version.name.split('/').at(-1)}`);

test('a broken site is rolled back', { timeout: LIMIT_MS }, async () => {
  api.nextContent = broken.url;
  expect(await deploy()).toContain('/lively/login: the status is 404 instead of 200.');
  expect(history()).toEqual(['DEPLOY before', 'DEPLOY v2', 'ROLLBACK before']);
});

test.each(['ROLLBACK', 'SITE_DISABLE'])('a %s stays', { timeout: LIMIT_MS }, async (type) => {
  api.release(type, 'decided', good.url);
  expect(await deploy()).toContain(`is a ${type}, which a deployment would undo.`);
  expect(history()).toEqual(['DEPLOY before', `${type} decided`]);
});

test('a decision undoes a roll-back', { timeout: LIMIT_MS }, async () => {
  api.release('ROLLBACK', 'decided', good.url);
  expect(await deploy('--after-rollback')).toBe('deployed');
  expect(history()).toEqual(['DEPLOY before', 'ROLLBACK decided', 'DEPLOY v3']);
});

test('a preview is deployed to its channel without a key, and tested', {
  timeout: LIMIT_MS,
}, async () => {
  expect(await deploy('--channel', 'pr-1')).toBe('deployed');
  expect(api.previews).toEqual(['pr-1']);
  expect(history()).toEqual(['DEPLOY before']);
  // A token of GitHub is exchanged for one of the service account.
  expect([...new Set(api.exchanges)]).toEqual([
    'GitHub',
    'STS for oidc',
    'service account deployer@example.com',
  ]);

  api.nextContent = broken.url;
  expect(await deploy('--channel', 'pr-2')).toContain(`The smoke test of ${broken.url} failed.`);
});
