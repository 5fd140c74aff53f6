import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ROOT } from '../../local-backend/paths';
import { HOST } from '../../local-backend/project';
import { browserOptions, ensureBrowser } from '../../tools/browser';
import { startTestBackend, testPorts, testSiteEnv } from '../support/backend';
import { capture } from './capture';
import { contactSheet } from './contact-sheet';
import { type Difference, differences } from './differences';

/**
 * Renders every page and every state of every form, at three widths, light and dark, into one
 * contact sheet: `npm run gallery`. With `--against REF` it also renders that commit, with the same
 * browser and the current backend, and shows the differences. `--only NAME` filters screens by
 * name.
 */
const FOLDER = resolve(ROOT, 'gallery');
const SITE = 'dist-gallery';

const { values } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
});

process.env.METADATA_SERVER_DETECTION = 'none';
ensureBrowser();
rmSync(FOLDER, { recursive: true, force: true });
const browser = await chromium.launch(
  browserOptions('--hide-scrollbars', '--font-render-hinting=none'),
);
try {
  const shots = await render(browser, ROOT, 'now');
  let changed: readonly Difference[] | undefined;
  if (values.against !== undefined) {
    await renderCommit(browser, values.against);
    changed = await differences(browser, FOLDER, shots);
    console.log(`${changed.length} of ${shots.length} screenshots differ from ${values.against}.`);
  }
  const page = join(FOLDER, 'index.html');
  writeFileSync(page, contactSheet(shots, changed));
  console.log(`${shots.length} screenshots: ${page}`);
} finally {
  await browser.close();
  rmSync(resolve(ROOT, SITE), { recursive: true, force: true });
}

/** Builds and serves the site of a work tree and takes all screenshots. */
async function render(browser: Browser, tree: string, into: 'now' | 'before') {
  const built = spawnSync(
    join(ROOT, 'node_modules/.bin/tsx'),
    ['site-build/build.ts', '--outDir', resolve(ROOT, SITE)],
    { cwd: tree, stdio: 'inherit', env: { ...process.env, ...testSiteEnv } },
  );
  if (built.status !== 0) throw new Error(`The site in ${tree} could not be built.`);
  const backend = await startTestBackend({
    only: ['auth', 'functions', 'firestore', 'storage', 'hosting'],
    hostingFolder: SITE,
  });
  try {
    const folder = join(FOLDER, into);
    mkdirSync(folder, { recursive: true });
    return await capture(browser, {
      baseURL: `http://${HOST}:${testPorts.hosting}`,
      folder,
      only: values.only,
    });
  } finally {
    await backend.stop();
  }
}

/** Renders a commit in a temporary work tree. */
async function renderCommit(browser: Browser, ref: string): Promise<void> {
  const tree = mkdtempSync(join(tmpdir(), 'lively-gallery-'));
  const git = (...args: readonly string[]) => {
    const { status } = spawnSync('git', args, {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`git ${args.join(' ')} failed.`);
  };
  git('worktree', 'add', '--detach', tree, ref);
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    await render(browser, tree, 'before');
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}
