import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../local-backend/paths';
import { execute, startBackendWithSite } from '../support/prepared';

/**
 * Renders every page and every state of every form, at three widths, light and dark, into one
 * contact sheet: `npm run gallery`. With `--against REF` it also renders that commit, with the same
 * browser and the current backend, and Playwright reports the differences. `--only NAME` filters
 * screens by name.
 */
const FOLDER = join(ROOT, 'gallery');

const { values } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
});

rmSync(FOLDER, { recursive: true, force: true });
if (values.against !== undefined) await renderCommit(values.against);
const isSame = await render(ROOT, 'now', values.against !== undefined);
const files = readdirSync(join(FOLDER, 'now'));
writeFileSync(join(FOLDER, 'index.html'), contactSheet(files));
console.log(`${files.length} screenshots: ${join(FOLDER, 'index.html')}`);
if (!isSame) console.log(`Differences and failures: ${join(FOLDER, 'differences/index.html')}`);

/**
 * Builds and serves the site of a work tree and takes all screenshots.
 *
 * @returns whether all match those in `before`, if they are compared
 */
async function render(tree: string, into: 'now' | 'before', isCompared = false): Promise<boolean> {
  const backend = await startBackendWithSite(undefined, tree);
  const config = '--config=tests/gallery/playwright.config.ts';
  try {
    return await execute(['playwright', 'test', config, '--grep', values.only], {
      ...process.env,
      GALLERY_FOLDER: join(FOLDER, into),
      GALLERY_COMPARE: String(isCompared),
    });
  } finally {
    await backend.stop();
  }
}

/** Renders a commit in a temporary work tree. */
async function renderCommit(ref: string): Promise<void> {
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
    await render(tree, 'before');
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

function contactSheet(files: readonly string[]): string {
  const figures = files.map((file) => {
    const image = `<img src="now/${encodeURIComponent(file)}" alt="" height="320" loading="lazy">`;
    return `<a href="now/${encodeURIComponent(file)}">${image}<br>${file.slice(0, -4)}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Lively: every page and state</title>
<style>
  body { display: flex; flex-wrap: wrap; gap: 12px; font: 12px system-ui, sans-serif; }
  img { width: 160px; object-fit: cover; object-position: top; border: 1px solid #999; }
</style>
${figures.join('\n')}
</html>
`;
}
