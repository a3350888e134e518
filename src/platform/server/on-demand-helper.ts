import type { ChildProcess, ForkOptions } from 'node:child_process';
import { forkHelper, type HelperName, type ReportHelper } from './helper-processes.ts';

/** A request to a helper. It responds with a `HelperResponse` of the same id. */
export interface HelperRequest<Order> {
  id: number;
  order: Order;
}

export interface HelperResponse<Answer> {
  id: number;
  answer: Answer;
}

/** Sends a request to a helper; null if it times out or fails. */
export type AskHelper<Order, Answer> = (order: Order) => Promise<Answer | null>;

export interface OnDemandOptions {
  name: HelperName;
  /** Path of the Node program. */
  program: string;
  reportHelper: ReportHelper;
  /** How long a caller waits, including the start for the first one. Afterwards the caller gets `null`. */
  answerTimeoutMs: number;
  /** After this time, a helper that has not responded is killed. */
  killTimeoutMs: number;
  /** The helper stops after this long without a caller, to free its memory. */
  idleTimeoutMs: number;
  /** Callers beyond these get `null` right away. */
  maxWaiting: number;
  fork?: Pick<ForkOptions, 'serialization' | 'env'>;
}

/**
 * Runs a program that is expensive to start and to keep running in its own process, which can be killed. It
 * starts with the first request, and stops when idle.
 */
export function createOnDemandHelper<Order, Answer>(options: OnDemandOptions): AskHelper<Order, Answer> {
  const { name, program, reportHelper, maxWaiting } = options;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, { answer: (answer: Answer | null) => void; hung: NodeJS.Timeout }>();

  function answered(id: number, answer: Answer | null): void {
    const order = waiting.get(id);
    clearTimeout(order?.hung);
    waiting.delete(id);
    order?.answer(answer);
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(() => end(child), options.idleTimeoutMs).unref();
  }

  function end(ended: ChildProcess | undefined): void {
    ended?.kill('SIGKILL');
    if (ended !== child) return;
    child = undefined;
    for (const id of waiting.keys()) answered(id, null);
  }

  function start(): ChildProcess {
    const started = forkHelper(name, program, reportHelper, options.fork);
    started.on('message', ({ id, answer }: HelperResponse<Answer>) => answered(id, answer));
    started.on('error', () => end(started));
    started.on('exit', () => end(started));
    // The helper does not keep this process from exiting.
    started.unref();
    started.channel?.unref();
    return started;
  }

  return async (order) => {
    if (waiting.size >= maxWaiting) {
      reportHelper(name, 'busy');
      return null;
    }
    clearTimeout(idle);
    const running = (child ??= start());
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const hung = setTimeout(() => {
      reportHelper(name, 'hung');
      end(running);
    }, options.killTimeoutMs).unref();
    waiting.set(id, { answer: resolve, hung });
    const late = setTimeout(() => {
      reportHelper(name, 'late');
      resolve(null);
    }, options.answerTimeoutMs);
    running.send({ id, order } satisfies HelperRequest<Order>, (error) => error && end(running));
    try {
      return await promise;
    } finally {
      clearTimeout(late);
    }
  };
}
