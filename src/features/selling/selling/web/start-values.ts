import type { ListingForm } from '../../../items/listings/web/listings.ts';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';

/**
 * Completes a generated listing for a form that starts with a category and a condition. Missing ones become
 * suggestions: the likeliest category, or the form's initial value.
 */
export function withStartValues(draft: ListingDraft, start: ListingForm): ListingDraft {
  if (start.category === '' && start.condition === '') return draft;
  const sources = { ...draft.sources };
  if (draft.category === null) sources.category = 'guess';
  if (draft.condition === null) sources.condition = 'guess';
  return {
    ...draft,
    sources,
    category: draft.category ?? draft.categoryCandidates[0]?.category ?? (start.category || null),
    condition: draft.condition ?? (start.condition || null),
  };
}
