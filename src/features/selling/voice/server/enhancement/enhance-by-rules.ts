import type { EnhancementType } from '../../contract/enhancements.ts';
import type { CheckGrammar } from './check-grammar.ts';
import type { DraftEngine } from './engine.ts';
import { fixGrammar } from './grammar.ts';
import { makeProfessional, withoutTalk } from './professional.ts';
import { makeStructure } from './structure.ts';
import { makeSummary } from './summary.ts';

export interface RuleServices {
  engine: DraftEngine;
  checkGrammar: CheckGrammar;
}

/**
 * Enhances a transcript with rules and the grammar checker, in the seller's own words. All types except "grammar"
 * remove what the seller took back.
 * @returns Null if a summary would not be shorter; empty if the transcript contains only fillers.
 */
export async function enhanceByRules(
  { engine, checkGrammar }: RuleServices,
  text: string,
  type: EnhancementType,
): Promise<string | null> {
  if (type === 'grammar') return fixGrammar(text, engine, checkGrammar);
  const corrected = await fixGrammar(withoutTalk(text), engine, checkGrammar, text);
  switch (type) {
    case 'professional':
      return makeProfessional(corrected);
    case 'summary':
      return makeSummary(corrected, text, engine);
    case 'structure':
      return makeStructure(corrected, text, engine);
  }
}
