import type { CategorySlug, ConditionSlug } from '../../../../../shared/taxonomy.ts';
import type { BuyerQuestionId } from '../../contract/buyer-questions.ts';
import { CLAIM_RULES } from './claim-rules.ts';

/** A question raised by a claim, with the claim as its suggested answer. */
export interface RaisedQuestion {
  id: BuyerQuestionId;
  suggestion: string | null;
}

/** What the answer says the item is. */
export interface ClaimContext {
  category: CategorySlug | null;
  /** The full title, in lowercase. */
  title: string;
}

export interface Claim {
  start: number;
  end: number;
  /** Whether it can be removed from before a noun: "leather", "antique". */
  isAdjective: boolean;
  asks: RaisedQuestion | null;
  condition: ConditionSlug | null;
}

/** Returns the claims of a text from left to right, without overlap. */
export function claimsIn(text: string, context: ClaimContext): Claim[] {
  const claims: Claim[] = [];
  for (const { pattern, ask, condition = null, isAdjective = false, when } of CLAIM_RULES) {
    if (when && !when(context)) continue;
    for (const match of text.matchAll(pattern)) {
      const written = match[0].trim();
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      // The material is not part of the claim: in "solid oak", only "solid" is.
      const claimText = [written, match.groups?.['of']].filter(Boolean).join(' ');
      if (written === '' || claims.some((claim) => start < claim.end && claim.start < end)) continue;
      claims.push({ start, end, isAdjective, asks: ask?.(claimText, context) ?? null, condition });
    }
  }
  return claims.sort((a, b) => a.start - b.start);
}
