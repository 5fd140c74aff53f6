import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The shell first: the same engine without the browser's own windows, and a third faster. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The browser for the tests: one that is installed, else the one that Playwright downloads. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/** How that browser is started: as root too, and without the graphics card that servers lack. */
export function browserOptions(...more: readonly string[]): LaunchOptions {
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...more],
  };
}

/**
 * Installs a browser when there is none: one of Debian's own packages where there is apt, else
 * Playwright's download.
 *
 * @throws an error that says what to install when neither works
 */
export function ensureBrowser(): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends'];
  const ways = existsSync('/usr/bin/apt-get')
    ? [[...sudo, 'apt-get', 'update'], ...DEBIAN_PACKAGES.map((name) => [...apt, name])]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command = '', ...args] of ways) {
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
