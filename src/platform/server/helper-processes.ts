import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { Counter, type Metric } from 'prom-client';
import type { Log } from './log.ts';

/** Programs that this process starts as helpers. */
export type HelperName = 'grammar' | 'nudity' | 'photos' | 'postgres' | 'reader';

/**
 * How a helper failed: it crashed, did not start, was killed because it hung, responded after its timeout, or
 * had too many waiting callers.
 */
type HelperFailure = 'crashed' | 'not started' | 'hung' | 'late' | 'busy';

/** Logs and counts a failure. The details contain the cause, but nothing people wrote. */
export type ReportHelper = (helper: HelperName, failure: HelperFailure, details?: object) => void;

/** How much of a helper's standard error is logged, from the end: enough for an error and its stack. */
const MAX_OUTPUT_LENGTH = 2_000;

/** Creates the reports of helper failures, in the log and in the metrics. */
export function createHelperReports(log: Pick<Log, 'warn'>): { reportHelper: ReportHelper; metric: Metric } {
  const failures = new Counter({
    name: 'offhand_helper_failures_total',
    help: 'Failures of helper processes',
    labelNames: ['helper', 'failure'],
    // Registered by the metrics page, which has its own registry.
    registers: [],
  });
  return {
    reportHelper(helper, failure, details) {
      failures.inc({ helper, failure });
      log.warn({ helper, failure, ...details }, 'helper process failed');
    },
    metric: failures,
  };
}

/**
 * Starts a Node program as a helper, and reports when it exits with an error. A caller that kills the helper
 * reports that itself.
 */
export function forkHelper(
  helper: HelperName,
  program: string,
  reportHelper: ReportHelper,
  options: Pick<ForkOptions, 'serialization' | 'execArgv' | 'env'> = {},
): ChildProcess {
  const child = fork(program, { ...options, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT_LENGTH);
  });
  // An open pipe would keep this process from exiting.
  if (child.stderr instanceof Socket) child.stderr.unref();
  child.once('error', (err) => reportHelper(helper, 'not started', { err }));
  child.once('close', (code, signal) => {
    if (code !== 0 && !child.killed) reportHelper(helper, 'crashed', { code, signal, output });
  });
  return child;
}
