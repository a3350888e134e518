import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { forkHelper, type ReportHelper } from '../../../../platform/server/helper-processes.ts';
import type { Lint } from './lint.ts';

export interface GrammarOrder {
  id: number;
  text: string;
}

export interface GrammarAnswer {
  id: number;
  lints: Lint[];
}

/** Finds the mistakes of a text; null if that takes too long or fails. */
export type CheckGrammar = (text: string) => Promise<Lint[] | null>;

const PROGRAM = fileURLToPath(new URL('./grammar-process.ts', import.meta.url));

/** How long a caller waits, which includes the start for the first. After it, the caller gets `null`. */
const ANSWER_TIMEOUT_MS = 8_000;
/** After it, a checker that has not answered is killed. */
const HUNG_TIMEOUT_MS = 40_000;
/** The checker stops after so long without a caller, to free about 300 MB. */
const IDLE_TIMEOUT_MS = 60_000;
/** Callers beyond these get `null` right away. */
const MAX_WAITING = 6;
/** The checker panics on words of thousands of letters. */
const ENDLESS_WORD = /\S{60}/;

/**
 * Runs the grammar checker in a process of its own: it needs two seconds to start, up to a second for a long text, and
 * 300 MB, and can be killed (decision 0039). It starts with the first text, and stops when it is not needed.
 */
export function createCheckGrammar(reportHelper: ReportHelper, program = PROGRAM): CheckGrammar {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, { answer: (lints: Lint[] | null) => void; hung: NodeJS.Timeout }>();

  function answered(id: number, lints: Lint[] | null): void {
    const order = waiting.get(id);
    clearTimeout(order?.hung);
    waiting.delete(id);
    order?.answer(lints);
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(() => end(child), IDLE_TIMEOUT_MS).unref();
  }

  function end(ended: ChildProcess | undefined): void {
    ended?.kill('SIGKILL');
    if (ended !== child) return;
    child = undefined;
    for (const id of waiting.keys()) answered(id, null);
  }

  function start(): ChildProcess {
    const started = forkHelper('grammar', program, reportHelper);
    started.on('message', ({ id, lints }: GrammarAnswer) => answered(id, lints));
    started.on('error', () => end(started));
    started.on('exit', () => end(started));
    // It does not keep the process from ending.
    started.unref();
    started.channel?.unref();
    return started;
  }

  return async (text) => {
    if (ENDLESS_WORD.test(text)) return null;
    if (waiting.size >= MAX_WAITING) {
      reportHelper('grammar', 'busy');
      return null;
    }
    clearTimeout(idle);
    const running = (child ??= start());
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<Lint[] | null>();
    const hung = setTimeout(() => {
      reportHelper('grammar', 'hung');
      end(running);
    }, HUNG_TIMEOUT_MS).unref();
    waiting.set(id, { answer: resolve, hung });
    const late = setTimeout(() => {
      reportHelper('grammar', 'late');
      resolve(null);
    }, ANSWER_TIMEOUT_MS);
    running.send({ id, text } satisfies GrammarOrder, (error) => error && end(running));
    try {
      return await promise;
    } finally {
      clearTimeout(late);
    }
  };
}
