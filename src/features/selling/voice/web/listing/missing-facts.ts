import type { ListingDraft } from '../../../listing-drafts/contract/listing-draft.ts';

/** Returns the required fields that a draft lacks, in the order of the form. */
export function missingFacts(draft: ListingDraft): string[] {
  return [
    draft.title === '' && 'a title',
    draft.description === '' && 'a description',
    draft.priceCents === null && 'a price',
    draft.category === null && 'a category',
    draft.condition === null && 'a condition',
  ].filter((fact) => fact !== false);
}

/** Joins names: "a price, a category and a condition". */
export function inWords(facts: readonly string[]): string {
  const [last = '', ...before] = facts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
