import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { Socket } from 'node:net';
import { Counter, type Metric } from 'prom-client';
import type { Log } from './log.ts';

/** Programs that this process starts and needs for a part of what it does. */
export type HelperName = 'grammar' | 'photos' | 'postgres' | 'reader';

/**
 * How a helper failed: it ended by itself, did not start, was killed because it did not answer, answered after its caller
 * had gone on, or had too many callers waiting.
 */
export type HelperFailure = 'crashed' | 'not started' | 'hung' | 'late' | 'busy';

/** Logs and counts a failure. The details say why, and nothing of what people wrote. */
export type ReportHelper = (helper: HelperName, failure: HelperFailure, details?: object) => void;

/** The end of what a helper wrote to its standard error, enough for an error and its stack. */
const MAX_OUTPUT_LENGTH = 2_000;

/** Creates the one place where failures of helpers become visible, in the log and in the metrics. */
export function createHelperReports(log: Pick<Log, 'warn'>): { reportHelper: ReportHelper; metric: Metric } {
  const failures = new Counter({
    name: 'offhand_helper_failures_total',
    help: 'Failures of helper processes',
    labelNames: ['helper', 'failure'],
    // Registered by the page of metrics, which has a registry of its own.
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
 * Starts a Node program as a helper, and reports when it ends by itself with an error. A caller that kills the helper
 * reports the failure itself.
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
  // An open pipe would keep this process from ending.
  if (child.stderr instanceof Socket) child.stderr.unref();
  child.once('error', (err) => reportHelper(helper, 'not started', { err }));
  child.once('close', (code, signal) => {
    if (code !== 0 && !child.killed) reportHelper(helper, 'crashed', { code, signal, output });
  });
  return child;
}
