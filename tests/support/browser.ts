import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for the tests: one that is installed, else the one that Playwright downloads. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/**
 * Installs a browser when there is none: Debian's own package where there is apt, else
 * Playwright's download.
 *
 * @throws an error that says what to install when neither works
 */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const ways = existsSync('/usr/bin/apt-get')
    ? [
        [...sudo, 'apt-get', 'update'],
        [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command = '', ...args] of ways) {
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!findBrowser()) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
  }
}
