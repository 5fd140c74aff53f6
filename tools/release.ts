import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Commits and tags a version: `npm run release -- minor`, or `major`, `patch` or a number. The tag's
 * message is what CHANGELOG.md lists under 'Unreleased', which moves under the version.
 */
const UNRELEASED = '## Unreleased\n';

try {
  release(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error with one sentence, before any change, when nothing can be released */
function release([wanted, ...others]: readonly string[]): void {
  if (wanted === undefined || others.length > 0) {
    throw new Error('Usage: npm run release -- major|minor|patch|VERSION');
  }
  if (run('git', 'status', '--porcelain') !== '') throw new Error('Commit your changes first.');
  const [title = '', unreleased = '', ...older] = readFileSync('CHANGELOG.md', 'utf8').split(
    /^(?=## )/m,
  );
  const changes = unreleased.replace(UNRELEASED, '').trim();
  if (!unreleased.startsWith(UNRELEASED) || changes === '') {
    throw new Error("CHANGELOG.md lists nothing under 'Unreleased'.");
  }

  run('npm', 'version', wanted, '--no-git-tag-version');
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const date = new Date().toISOString().slice(0, 10);
  const released = `## ${version} (${date})\n\n${changes}\n\n`;
  const changelog = [title, `${UNRELEASED}\n`, released, ...older].join('');
  writeFileSync('CHANGELOG.md', `${changelog.trimEnd()}\n`);
  run('git', 'commit', '--quiet', '--all', '--message', `chore: release ${version}`);
  // Verbatim, because git would drop the headings as comments.
  const message = `Version ${version}\n\n${changes}\n`;
  run('git', 'tag', '--annotate', '--cleanup=verbatim', '--message', message, `v${version}`);
  console.log(`Tagged v${version}. To publish it: git push --follow-tags`);
}

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
