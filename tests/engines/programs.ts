import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Lifecycle } from '../../local-backend/processes/lifecycle';
import { type ProcessGroup, startGroup } from '../../local-backend/processes/process-group';
import { ROOT } from '../../local-backend/project';
import { installPackages } from '../../tools/browser';

/** Debian packages and the programs in them, of which one is enough. */
const PACKAGES = [
  { name: 'webkit2gtk-driver', programs: ['WebKitWebDriver'] },
  { name: 'xvfb', programs: ['xvfb-run'] },
  { name: 'xauth', programs: ['xauth'] },
  // Ubuntu has `firefox` instead.
  { name: 'firefox-esr', programs: ['firefox-esr', 'firefox'] },
];

/** Installs missing engines before the tests, where that is possible. */
export default function installEngines(): void {
  const missing = PACKAGES.filter(({ programs }) => !findProgram(...programs));
  if (missing.length > 0) installPackages(...missing.map(({ name }) => name));
}

/** @returns the path of the first installed program */
export function findProgram(...names: readonly string[]): string | undefined {
  const script = names.map((name) => `command -v ${name}`).join(' || ');
  return spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout.trim() || undefined;
}

/** Starts a program in a home folder of its own, which contains the files. */
export function startProgram(
  lifecycle: Lifecycle,
  command: string,
  args: readonly string[],
  files: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv = {},
): ProcessGroup {
  // Not in /tmp, which Firefox as a snap cannot read.
  const home = join(ROOT, 'test-results', `home-${basename(command)}`);
  mkdirSync(home, { recursive: true });
  lifecycle.removeAtEnd(home);
  for (const [name, content] of Object.entries(files)) {
    const file = join(home, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return startGroup(lifecycle, {
    name: command,
    command,
    args,
    cwd: home,
    env: { ...process.env, HOME: home, TMPDIR: home, XDG_CONFIG_HOME: home, ...env },
    logFile: join(home, 'log'),
  });
}
