import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Lifecycle } from '../../local-backend/processes/lifecycle';
import { type ProcessGroup, startGroup } from '../../local-backend/processes/process-group';
import { ROOT } from '../../local-backend/project';

/** One browser window, controlled over a remote protocol. */
export type Engine = {
  /** Loads a URL and waits for the load event. */
  goto(url: string): Promise<void>;
  /** Reloads the page and waits for the load event. */
  reload(): Promise<void>;
  /** Runs an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Performs WebDriver actions, which are the same in both protocols. */
  perform(actions: readonly object[]): Promise<void>;
};

/** Of the window, in CSS pixels. */
export const SIZE = { width: 320, height: 640 };

/** Collects errors in sessionStorage, which outlives the document. */
export const COLLECT_ERRORS = `if (!window.collectsErrors && location.origin !== 'null') {
  window.collectsErrors = true;
  const collect = (error) => { sessionStorage.errors = (sessionStorage.errors ?? '') + error + '\\n'; };
  const log = console.error;
  console.error = (...all) => { collect(all.join(' ')); log(...all); };
  addEventListener('error', ({ message }) => collect(message));
  addEventListener('unhandledrejection', ({ reason }) => collect(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    collect(violatedDirective + ' ' + blockedURI));
}`;

/**
 * Starts a program with a home and a temporary folder of its own.
 *
 * @param files the content of files in this folder
 */
export function startProgram(
  lifecycle: Lifecycle,
  command: string,
  args: readonly string[],
  files: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv = {},
): ProcessGroup {
  // Not in /tmp, which Firefox as a snap cannot read.
  const home = join(ROOT, 'test-results', `home-${basename(command)}`);
  lifecycle.removeAtEnd(home);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(home, dirname(file)), { recursive: true });
    writeFileSync(join(home, file), content);
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
