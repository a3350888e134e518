import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

/** Who asks first waits for its start; whoever cannot is answered without it. */
const ANSWER_SECONDS = 8;
/** Then it hangs. */
const HUNG_SECONDS = 40;
/** It gives its 300 MB back when nobody has asked for so long. */
const IDLE_SECONDS = 60;
/** Who comes when so many wait is answered without it. */
const MOST_WAITING = 6;
/** The checker ends with a panic on words that are none. */
const ENDLESS_WORD = /\S{60}/;

/**
 * The grammar checker, in a process of its own: it needs two seconds to start, up to a second for a long text, and 300 MB,
 * and can be ended (decision 0039). It starts with the first text, and ends when it is not needed.
 */
export function createCheckGrammar(program = PROGRAM): CheckGrammar {
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
    if (waiting.size === 0) idle = setTimeout(() => end(child), IDLE_SECONDS * 1000).unref();
  }

  function end(ended: ChildProcess | undefined): void {
    ended?.kill('SIGKILL');
    if (ended !== child) return;
    child = undefined;
    for (const id of waiting.keys()) answered(id, null);
  }

  function start(): ChildProcess {
    const started = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    started.on('message', ({ id, lints }: GrammarAnswer) => answered(id, lints));
    started.on('error', () => end(started));
    started.on('exit', () => end(started));
    // It does not keep the process from ending.
    started.unref();
    started.channel?.unref();
    return started;
  }

  return async (text) => {
    if (waiting.size >= MOST_WAITING || ENDLESS_WORD.test(text)) return null;
    clearTimeout(idle);
    const running = (child ??= start());
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<Lint[] | null>();
    const hung = setTimeout(() => end(running), HUNG_SECONDS * 1000).unref();
    waiting.set(id, { answer: resolve, hung });
    const late = setTimeout(() => resolve(null), ANSWER_SECONDS * 1000);
    running.send({ id, text } satisfies GrammarOrder, (error) => error && end(running));
    try {
      return await promise;
    } finally {
      clearTimeout(late);
    }
  };
}
