import type { CategorySlug, ConditionSlug } from '../../../../../shared/taxonomy.ts';
import type { BuyerQuestionId } from '../../contract/buyer-questions.ts';
import { CLAIM_RULES } from './claim-rules.ts';

/** A question that a claim turns into, with the answer that it suggests. */
export interface RaisedQuestion {
  id: BuyerQuestionId;
  suggestion: string | null;
}

/** What the item is, as far as the answer says. */
export interface ClaimContext {
  category: CategorySlug | null;
  /** The whole title, in lower case. */
  title: string;
}

export interface Claim {
  start: number;
  end: number;
  /** Can be left out before the word that it describes, and the rest stays whole: "leather", "antique". */
  isAdjective: boolean;
  asks: RaisedQuestion | null;
  condition: ConditionSlug | null;
}

/** The claims of a text, from left to right and apart from each other. */
export function claimsIn(text: string, context: ClaimContext): Claim[] {
  const claims: Claim[] = [];
  for (const { pattern, ask, condition = null, isAdjective = false, when } of CLAIM_RULES) {
    if (when && !when(context)) continue;
    for (const match of text.matchAll(pattern)) {
      const written = match[0].trim();
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      // What it is of stays: of "solid oak" only "solid" is a claim.
      const found = [written, match.groups?.['of']].filter(Boolean).join(' ');
      if (written === '' || claims.some((claim) => start < claim.end && claim.start < end)) continue;
      claims.push({ start, end, isAdjective, asks: ask?.(found, context) ?? null, condition });
    }
  }
  return claims.sort((a, b) => a.start - b.start);
}
