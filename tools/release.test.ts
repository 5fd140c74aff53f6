import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const RELEASE = resolve('tools/release.ts');
const today = new Date().toISOString().slice(0, 10);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  write('package.json', JSON.stringify({ name: 'site', version: '0.1.0' }));
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

function release(changelog: string) {
  write('CHANGELOG.md', changelog);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'feat: a thing');
  const args = ['--import', import.meta.resolve('tsx'), RELEASE, 'minor'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
}

test('a release moves the changes under the version, commits and tags them', () => {
  const old = '## 0.1.0 (2026-01-01)\n\n- First.\n';
  const changes = '### Added\n\n- A thing for $1.';
  expect(release(`# Changelog\n\n## Unreleased\n\n${changes}\n\n${old}`).status).toBe(0);
  expect(git('show', 'v0.2.0:CHANGELOG.md')).toBe(
    `# Changelog\n\n## Unreleased\n\n## 0.2.0 (${today})\n\n${changes}\n\n${old}`,
  );
  expect(git('tag', '--list', '--format=%(contents)')).toContain(`Version 0.2.0\n\n${changes}\n`);
  expect(git('log', '-1', '--format=%s')).toBe('chore: release 0.2.0\n');
  expect(git('status', '--porcelain')).toBe('');
});

test('the first release needs no earlier one', () => {
  expect(release('# Changelog\n\n## Unreleased\n\n- A thing.\n').status).toBe(0);
  expect(git('show', 'v0.2.0:CHANGELOG.md')).toMatch(/## 0\.2\.0 \(.*\)\n\n- A thing\.\n$/);
});

test('nothing is released without changes', () => {
  const { status, stderr } = release('# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n');
  expect(status).toBe(1);
  expect(stderr).toBe("CHANGELOG.md lists nothing under 'Unreleased'.\n");
  expect(git('tag', '--list')).toBe('');
});
