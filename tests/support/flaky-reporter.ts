import type { Reporter, TestCase } from 'vitest/node';

/** Lists the tests that passed only at another try, as Playwright does. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return;
    const lines = this.#flaky.map((test) => {
      const [first] = test.result().errors ?? [];
      const why = first === undefined ? '' : `\n      ${first.message.split('\n')[0]}`;
      return `    [${test.project.name}] ${test.module.relativeModuleId} › ${test.fullName}${why}`;
    });
    process.stdout.write(`\n  ${this.#flaky.length} flaky\n${lines.join('\n')}\n`);
  }
}
