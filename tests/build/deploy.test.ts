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

/** Each run starts the Firebase CLI up to three times. */
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

test(
  'a broken site is rolled back, and the next deployment needs a decision',
  async () => {
    api.nextContent = broken.url;
    const output = await deploy();
    expect(output).toContain('/lively/login: the status is 404 instead of 200.');
    expect(history()).toEqual(['DEPLOY before', 'DEPLOY v2', 'ROLLBACK before']);

    api.nextContent = good.url;
    expect(await deploy()).toContain('deploy with --after-rollback.');
    expect(history()).toHaveLength(3);

    expect(await deploy('--after-rollback')).toBe('deployed');
    expect(history().at(-1)).toBe('DEPLOY v3');
  },
  LIMIT_MS,
);

test(
  'a site that was disabled stays disabled',
  async () => {
    api.release('SITE_DISABLE', 'none', good.url);
    expect(await deploy()).toContain('SITE_DISABLE');
    expect(history()).toHaveLength(2);
  },
  LIMIT_MS,
);

test(
  'a preview goes to its channel and is tested, without a key',
  async () => {
    expect(await deploy('--channel', 'pr-1')).toBe('deployed');
    expect(api.previews).toEqual(['pr-1']);
    expect(history()).toEqual(['DEPLOY before']);
    // No key: a token of GitHub, exchanged for one of the service account.
    expect([...new Set(api.exchanges)]).toEqual([
      'GitHub',
      'STS for oidc',
      'service account deployer@example.com',
    ]);
  },
  LIMIT_MS,
);
