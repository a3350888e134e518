import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../../platform/web/api.ts';
import { newId } from '../../../../../platform/web/new-id.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../../platform/web/use-api-action.ts';
import { UNAUTHORIZED } from '../../../../../shared/http-status.ts';
import { dollarsForInput } from '../../../../../shared/money.ts';
import type { ListingDraft } from '../../../listing-drafts/contract/listing-draft.ts';
import { inWords, missingFacts } from './missing-facts.ts';

const NOTHING_TO_POST = {
  title: 'Error',
  text: "Please generate a listing first and ensure you're logged in.",
};

const NOT_POSTED = { title: 'Posting Failed', text: 'Could not post your listing. Please try again.' };

/** Posts a generated listing without changes. */
export function usePostDraft(onUseInForm: (draft: ListingDraft) => void) {
  const navigate = useNavigate();
  const { busy, run } = useApiAction();
  // Posting the same draft again after a lost response must not create a second listing.
  const sent = useRef<{ draft: ListingDraft; id: string } | null>(null);

  async function post(draft: ListingDraft | null): Promise<void> {
    if (!draft) return void toast({ tone: 'error', ...NOTHING_TO_POST });
    const missing = missingFacts(draft);
    if (missing.length > 0) {
      const text = `It still needs ${inWords(missing)}.`;
      const action = { label: 'Use in form', onSelect: () => onUseInForm(draft) };
      return void toast({ tone: 'error', title: 'Posting Failed', text, action });
    }
    if (sent.current?.draft !== draft) sent.current = { draft, id: newId() };
    const submissionId = sent.current.id;
    await run(() => api.POST('/api/listings', { body: { ...bodyOf(draft), submissionId } }), {
      async done({ id }) {
        toast({ tone: 'success', title: 'Listing posted', text: "It's live, at the top of Browse." });
        await navigate(`/listing/${id}`);
      },
      failed: ({ status }) =>
        toast({ tone: 'error', ...(status === UNAUTHORIZED ? NOTHING_TO_POST : NOT_POSTED) }),
    });
  }

  return { posting: busy, post };
}

function bodyOf({ title, description, priceCents, category, condition, tags }: ListingDraft) {
  return {
    title,
    description,
    price: priceCents === null ? '' : dollarsForInput(priceCents),
    category: category ?? ('' as const),
    condition: condition ?? ('' as const),
    tags,
    area: '',
    position: null,
    pickupHours: null,
    photos: [],
    aiGenerated: true,
  };
}
