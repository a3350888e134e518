import type { Database } from '../../../../platform/server/db/database.ts';
import { type CompiledRules, compileRules } from './matching/compile-rules.ts';
import { findRules, matchedRule } from './rules.queries.ts';

export {
  type CheckedText,
  checkText,
  nameProblem,
  type SendToQueue,
  type TextServices,
} from './check-text.ts';
/** The public API of text rules for other features on the server. */
export { countCopies } from './count-copies.ts';

/** Makes every process read the rules again. */
export const TEXT_RULES_RELOAD = 'text-rules';

/** The rules of a process, in memory, so that no request reads them. */
export interface TextRules {
  /** Compiled, without those that are off. */
  current: () => CompiledRules;
  /** Reads them again. */
  refresh: () => Promise<void>;
}

/** Reads and compiles the rules. */
export async function startTextRules(db: Database): Promise<TextRules> {
  const read = async (): Promise<CompiledRules> =>
    compileRules((await findRules(db)).filter(({ is_on }) => is_on).map(matchedRule));
  let compiled = await read();
  let latest = 0;
  return {
    current: () => compiled,
    async refresh() {
      const turn = ++latest;
      const next = await read();
      // A read that started later may finish first; its result is newer.
      if (turn === latest) compiled = next;
    },
  };
}
