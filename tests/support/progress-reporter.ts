import type { Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { createProgress } from '../../maintenance/progress';
import LogReporter from './log-reporter';

/** Also shows after each test how much is done, and the time that is left. */
export default class ProgressReporter extends LogReporter {
  readonly #progress = createProgress();
  #total = 0;
  #done = 0;

  override onBegin(config: unknown, suite: Suite) {
    super.onBegin(config, suite);
    this.#total = suite.allTests().length;
  }

  override onTestEnd(test: TestCase, result: TestResult) {
    super.onTestEnd(test, result);
    if (!test.ok() && result.retry < test.retries) return;
    this.#done += 1;
    this.#progress.progress(this.#done, this.#total, test.title);
  }

  onEnd() {
    this.#progress.end();
  }

  protected override print(line: string) {
    this.#progress.print(line);
  }
}
