import { spawnSync } from 'node:child_process';

/** Debian packages and their programs. Ubuntu has `firefox` instead of `firefox-esr`. */
const PACKAGES = [
  ['webkit2gtk-driver', 'WebKitWebDriver'],
  ['xvfb', 'xvfb-run'],
  ['xauth', 'xauth'],
  ['firefox-esr', 'firefox-esr', 'firefox'],
] as const;

/** Installs missing engines before the tests, where apt is available and permitted. */
export default function installEngines(): void {
  const missing = PACKAGES.filter(([, ...programs]) => !findProgram(...programs));
  if (missing.length === 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = ['install', '-y', '--no-install-recommends', ...missing.map(([name]) => name)];
  for (const args of [['update'], install]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, rest, { stdio: 'ignore', env });
  }
}

/** @returns the path of the first installed program */
export function findProgram(...names: readonly string[]): string | undefined {
  const script = names.map((name) => `command -v ${name}`).join(' || ');
  return spawnSync('sh', ['-c', script], { encoding: 'utf8' }).stdout.trim() || undefined;
}
