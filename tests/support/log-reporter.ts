import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Whether the output goes to a file or a pipe: no colors, and one line per test file. */
export const IS_LOG = !process.stdout.isTTY;

/** Prints one line per test file, and the errors. Playwright has no such reporter. */
export default class LogReporter implements Reporter {
  #files: readonly Suite[] = [];
  readonly #done = new Set<TestCase>();

  onBegin(_config: unknown, { suites: projects }: Suite) {
    this.#files = projects.flatMap(({ suites }) => suites);
  }

  onTestEnd(test: TestCase, { errors, retry }: TestResult) {
    if (errors.length > 0) this.print(`\n${test.titlePath().slice(2).join(' › ')}`);
    for (const error of errors) this.onError(error);
    if (test.ok() || retry === test.retries) this.#done.add(test);
    const file = this.#files.find((suite) => suite.allTests().includes(test));
    const tests = file?.allTests() ?? [];
    if (!tests.every((one) => this.#done.has(one))) return;
    const count = (...outcomes: string[]) =>
      tests.filter((one) => outcomes.includes(one.outcome())).length;
    const failed = count('unexpected', 'flaky');
    const sign = failed > 0 ? '✗' : '✓';
    this.print(` ${sign} ${file?.title} (${count('expected')} passed, ${failed} failed)`);
  }

  onError({ message, stack = message, snippet = '' }: TestError) {
    this.print(stripVTControlCharacters(`${stack}\n${snippet}\n`));
  }

  /** Output of a test. */
  onStdOut(chunk: string | Buffer) {
    this.print(String(chunk).trimEnd());
  }

  onStdErr(chunk: string | Buffer) {
    this.onStdOut(chunk);
  }

  protected print(line: string) {
    console.log(line);
  }
}
