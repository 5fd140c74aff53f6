import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Prefers the headless shell: whole Chromium takes 60 % longer with the same engine. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Finds an installed browser or Playwright's download. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/** Launch options that also work as root and without a GPU. */
export function browserOptions(...more: readonly string[]): LaunchOptions {
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...more],
  };
}

/**
 * Installs a browser if there is none: a Debian package where apt exists, otherwise Playwright's
 * download.
 *
 * @throws Error with the package to install if both fail
 */
export function ensureBrowser(): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends'];
  const commands = existsSync('/usr/bin/apt-get')
    ? [[...sudo, 'apt-get', 'update'], ...DEBIAN_PACKAGES.map((name) => [...apt, name])]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command = '', ...args] of commands) {
    if (findBrowser()) return;
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findBrowser()) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
  }
}
