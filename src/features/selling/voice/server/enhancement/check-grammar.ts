import { fileURLToPath } from 'node:url';
import type { ReportHelper } from '../../../../../platform/server/helper-processes.ts';
import { createOnDemandHelper } from '../../../../../platform/server/on-demand-helper.ts';
import type { Lint } from './lint.ts';

/** Finds the mistakes in a text; null if that times out or fails. */
export type CheckGrammar = (text: string) => Promise<Lint[] | null>;

const PROGRAM = fileURLToPath(new URL('./grammar-process.ts', import.meta.url));

/** The checker panics on words of thousands of letters. */
const LONG_WORD = /\S{60}/;

/**
 * Creates a function that runs the grammar checker in its own process. The checker needs two seconds to
 * start, up to a second for a long text, and 300 MB (decision 0039).
 */
export function createCheckGrammar(reportHelper: ReportHelper, program = PROGRAM): CheckGrammar {
  const ask = createOnDemandHelper<string, Lint[]>({
    name: 'grammar',
    program,
    reportHelper,
    answerTimeoutMs: 8_000,
    killTimeoutMs: 40_000,
    idleTimeoutMs: 60_000,
    maxWaiting: 6,
  });
  return async (text) => (LONG_WORD.test(text) ? null : ask(text));
}
