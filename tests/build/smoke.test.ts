import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { serveAsHosted } from '../../bench/hosting-server';
import { smokeTest } from '../../tools/smoke';
import { TEST_SITE_FOLDER } from '../support/backend';
import { writeSmallSite } from '../support/small-site';

const { hosting } = z
  .object({ hosting: z.looseObject({ headers: z.array(z.unknown()) }) })
  .parse(JSON.parse(readFileSync('firebase.json', 'utf8')));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Serves the small site after a change of its files. */
async function faultsAfter(
  change: (copy: string) => void,
  config: unknown = hosting,
  fallback?: string,
) {
  const copy = join(folder, crypto.randomUUID());
  writeSmallSite(copy);
  change(copy);
  const { url, stop } = await serveAsHosted(copy, config, fallback);
  try {
    return await smokeTest(url, TEST_SITE_FOLDER);
  } finally {
    await stop();
  }
}

test('the built pages pass', async () => {
  expect(await faultsAfter(() => {})).toEqual([]);
});

test('a page of another build fails', async () => {
  const faults = await faultsAfter((copy) => {
    const page = join(copy, 'lively.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<title>Old '));
  });
  expect(faults).toEqual(['/lively: the page is not from the build.']);
});

test('a missing account page and a missing script fail', async () => {
  const [, script = ''] =
    / data-entry="([^"]*)"/.exec(readFileSync(join(TEST_SITE_FOLDER, 'lively.html'), 'utf8')) ?? [];
  const faults = await faultsAfter((copy) => {
    rmSync(join(copy, 'lively/login.html'));
    rmSync(join(copy, script));
  });
  expect(faults).toEqual([
    '/lively/login: the status is 404 instead of 200.',
    '/lively/login: the page is not from the build.',
    `${script}: the status is 404 instead of 200.`,
  ]);
});

test('a missing security header fails on every page', async () => {
  const faults = await faultsAfter(() => {}, { ...hosting, headers: [] });
  expect(faults).toContain(
    "/lively/login: Content-Security-Policy is missing instead of frame-ancestors 'none'.",
  );
  expect(faults).toHaveLength(4 * 6);
});

test('a server that answers every path with a page fails', async () => {
  const faults = await faultsAfter(() => {}, hosting, '/index.html');
  expect(faults).toContain('/smoke-test/no-such-page: the status is 200 instead of 404.');
});

test('no server is one fault per path', async () => {
  const { url, stop } = await serveAsHosted(mkdtempSync(join(folder, 'empty-')), hosting);
  await stop();
  expect(await smokeTest(url, TEST_SITE_FOLDER)).toContainEqual(
    expect.stringMatching(/^\/lively: no response \(.*ECONNREFUSED/),
  );
});
