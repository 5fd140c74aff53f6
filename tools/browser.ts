import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Debian's packages of the browser, each with a program of its name. The first one is faster. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Finds a browser: that of CHROMIUM_PATH, an installed one, or Playwright's download. */
export function findBrowser(): string | undefined {
  const programs = DEBIAN_PACKAGES.map((name) => `/usr/bin/${name}`);
  const candidates = [process.env.CHROMIUM_PATH, ...programs, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/** Installs Debian packages, if apt is available and permitted. */
export function installPackages(...names: readonly string[]): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  run(`${aptGet} update`);
  run(`${aptGet} install -y --no-install-recommends ${names.join(' ')}`);
}

/**
 * Installs a browser if there is none: a Debian package, or else Playwright's download.
 *
 * @throws Error that says what to install if both fail
 */
export function installBrowser(): void {
  for (const name of DEBIAN_PACKAGES) {
    if (!findBrowser()) installPackages(name);
  }
  if (!findBrowser()) run('npx playwright install chromium');
  if (!findBrowser()) throw new Error('Install Chromium, or set CHROMIUM_PATH to a browser.');
}

/** Launch options for the installed browser that also work as root and without a GPU. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser() ?? chromium.executablePath();
  return { executablePath, args: ['--no-sandbox', '--disable-gpu'] };
}

/** Runs a command. Ignores a failure, because the callers check what is installed. */
function run(command: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env });
}
