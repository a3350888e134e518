import { api, type Outcome, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { usePremiumGate } from '../../../../paying/plans/web/plans.ts';
import { useEntitlement } from '../../../../people/accounts/web/accounts.ts';
import type { ListingDraft } from '../../../listing-drafts/contract/listing-draft.ts';

export const GENERATION_FAILED = 'Generation Failed';

/**
 * Generates a listing from the transcript, and shows failures. Without a plan, the words count as typed text,
 * which is free: a free recording fills the form too.
 */
export function useGenerateFromVoice() {
  const premium = usePremiumGate();
  const hasPlan = useEntitlement('voice_to_listing');
  return async (words: string): Promise<Outcome<ListingDraft>> => {
    const body = {
      type: hasPlan ? ('voice' as const) : ('text' as const),
      input: words.slice(0, LISTING_LIMITS.description),
    };
    const outcome = await outcomeOf(api.POST('/api/functions/generate-listing', { body }));
    if (!outcome.ok && !premium.answers(outcome.problem)) {
      toast({ tone: 'error', title: GENERATION_FAILED, text: outcome.problem.detail });
    }
    return outcome;
  };
}
