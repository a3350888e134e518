import { api, type Outcome, outcomeOf } from '../../../../platform/web/api.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import { usePremiumGate } from '../../../plans/web/plans.ts';
import type { ListingDraft } from '../../../listing-drafts/contract/listing-draft.ts';

export const GENERATION_FAILED = 'Generation Failed';

/** Lets a listing be written from what was said, and says so if that fails. */
export function useGenerateFromVoice() {
  const premium = usePremiumGate();
  return async (words: string): Promise<Outcome<ListingDraft>> => {
    const body = { type: 'voice', input: words.slice(0, LISTING_LIMITS.description) } as const;
    const outcome = await outcomeOf(api.POST('/api/functions/generate-listing', { body }));
    if (!outcome.ok && !premium.answers(outcome.problem)) {
      toast({ tone: 'error', title: GENERATION_FAILED, text: outcome.problem.detail });
    }
    return outcome;
  };
}
