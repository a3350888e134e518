import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import type { CategorySlug } from '../../listings/contract/taxonomy.ts';
import { EMPTY_FORM, type ListingForm, type Words } from '../../listings/web/listings.ts';

/** The form as the wizard starts. */
export const WIZARD_FORM: ListingForm = { ...EMPTY_FORM, category: 'electronics', condition: 'good' };

/** The categories that the wizard offers; the full form has all. */
export const WIZARD_CATEGORIES: readonly CategorySlug[] = [
  'electronics',
  'home-garden',
  'clothing',
  'sporting-goods',
];

/**
 * A draft for the wizard, where category and condition always have a value: where the draft has none, the likeliest
 * category or the value the wizard starts with stands as a suggestion.
 */
export function wizardDraft(draft: ListingDraft): ListingDraft {
  const sources = { ...draft.sources };
  const likely = draft.categoryCandidates[0]?.category;
  if (draft.category === null) sources.category = 'guess';
  if (draft.condition === null) sources.condition = 'guess';
  return {
    ...draft,
    sources,
    category: draft.category ?? likely ?? (WIZARD_FORM.category || null),
    condition: draft.condition ?? (WIZARD_FORM.condition || null),
  };
}

/** What the listing was written from, for the line above the form. */
export function originOf(words: Words, hasPhoto: boolean): string {
  const given = words.text.trim() === '' ? null : words.said ? 'what you said' : 'what you typed';
  const parts = [hasPhoto ? 'one photo' : null, given].filter((part) => part !== null);
  return parts.length === 0 ? 'Fill in the rest, then publish it.' : `From ${parts.join(' and ')}.`;
}
