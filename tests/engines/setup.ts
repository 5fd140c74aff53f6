import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../local-backend/paths';
import { requireFreePorts } from '../../local-backend/processes/free-ports';
import { Lifecycle } from '../../local-backend/processes/lifecycle';
import { type ProcessGroup, startGroup } from '../../local-backend/processes/process-group';
import { answersAt, waitUntilReady } from '../../local-backend/processes/ready';
import { HOST } from '../../local-backend/project';
import { StartFailure } from '../../local-backend/start-failure';
import { webDriverPort } from '../support/backend';

/** Home and temporary folder of the engines, because Firefox as a snap cannot read /tmp. */
const ENGINES_HOME = join(ROOT, 'test-results', 'engines-home');

const START_LIMIT_S = 30;
/** Debian packages and their programs. Ubuntu has `firefox` instead of `firefox-esr`. */
const PACKAGES = [
  ['webkit2gtk-driver', 'WebKitWebDriver'],
  ['xvfb', 'Xvfb'],
  ['firefox-esr', 'firefox-esr', 'firefox'],
] as const;

/**
 * Starts the WebKit driver and Firefox, for Vitest, and sets WEBKIT_URL and FIREFOX_URL. Prints one
 * line for engines that fail to start, whose tests are skipped.
 *
 * @returns the teardown
 * @throws StartFailure with CI=true if an engine fails to start
 */
export default async function setup(): Promise<() => Promise<void>> {
  const mustStart = z.stringbool().default(false).parse(process.env.CI);
  installEngines();
  const lifecycle = new Lifecycle();
  lifecycle.bindToProcess();
  lifecycle.removeAtEnd(ENGINES_HOME);
  for (const [file, content] of Object.entries(SETTINGS)) {
    mkdirSync(join(ENGINES_HOME, dirname(file)), { recursive: true });
    writeFileSync(join(ENGINES_HOME, file), content);
  }
  const failures = await Promise.all([
    set('WEBKIT_URL', startWebKit(lifecycle)),
    set('FIREFOX_URL', startFirefox(lifecycle)),
  ]);
  const reasons = failures.filter((failure) => failure !== undefined);
  if (reasons.length > 0) {
    const packages = PACKAGES.map(([name]) => name).join(', ');
    const sentences = reasons.map(({ message }) => message).join(' ');
    if (mustStart) throw new StartFailure(sentences, reasons[0]?.details);
    console.log(`Not all engines are tested. ${sentences} Debian packages: ${packages}.`);
  }
  return () => lifecycle.stop();
}

/** Installs missing engines where apt is available and permitted. */
function installEngines(): void {
  const missing = PACKAGES.filter(([, ...programs]) => !findProgram(...programs));
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = ['install', '-y', '--no-install-recommends', ...missing.map(([name]) => name)];
  for (const args of [['update'], install]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, rest, { stdio: 'ignore', env });
  }
}

async function set(variable: string, starting: Promise<string>): Promise<StartFailure | undefined> {
  try {
    process.env[variable] = await starting;
    return undefined;
  } catch (error) {
    if (error instanceof StartFailure) return error;
    throw error;
  }
}

const SETTINGS = {
  // Otherwise the toolbar keeps the window at least 447 px wide.
  'gtk-3.0/gtk.css': '* { min-width: 0; padding: 0; }',
  // Reduced motion in GTK and Firefox.
  'gtk-3.0/settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'profile/user.js': 'user_pref("ui.prefersReducedMotion", 1);\n',
};

async function startWebKit(lifecycle: Lifecycle): Promise<string> {
  await requireFreePorts([{ part: "WebKit's driver", port: webDriverPort }]);
  const xvfb = startProgram(
    lifecycle,
    'Xvfb',
    '-displayfd 1 -screen 0 1280x1024x24 -nolisten tcp'.split(' '),
  );
  // Xvfb prints the display number when it is ready.
  const display = await printed(lifecycle, xvfb, /^\d+$/m);
  const driver = startProgram(lifecycle, 'WebKitWebDriver', [`--port=${webDriverPort}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    // The sandbox does not work as root or in most containers. The driver opens only this site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const url = `http://${HOST}:${webDriverPort}`;
  await waitUntilReady(driver, answersAt(`${url}/status`), lifecycle.signal, START_LIMIT_S);
  return url;
}

async function startFirefox(lifecycle: Lifecycle): Promise<string> {
  const firefox = startProgram(lifecycle, findProgram('firefox-esr') ?? 'firefox', [
    '--headless',
    '--no-remote',
    '--profile',
    join(ENGINES_HOME, 'profile'),
    '--remote-debugging-port=0',
  ]);
  return printed(lifecycle, firefox, /ws:\/\/\S+/);
}

function startProgram(
  lifecycle: Lifecycle,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ProcessGroup {
  return startGroup(lifecycle, {
    name: command,
    command,
    args,
    cwd: ROOT,
    env: {
      ...process.env,
      HOME: ENGINES_HOME,
      TMPDIR: ENGINES_HOME,
      XDG_CONFIG_HOME: ENGINES_HOME,
      ...env,
    },
    logFile: join(ENGINES_HOME, `${basename(command)}.log`),
  });
}

/** Waits until a program prints a match. */
async function printed(
  lifecycle: Lifecycle,
  group: ProcessGroup,
  pattern: RegExp,
): Promise<string> {
  const find = () => pattern.exec(group.output())?.[0];
  await waitUntilReady(group, async () => find() !== undefined, lifecycle.signal, START_LIMIT_S);
  return find() ?? '';
}

function findProgram(...names: readonly string[]): string | undefined {
  return names
    .map((name) =>
      spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim(),
    )
    .find((path) => path !== '');
}
