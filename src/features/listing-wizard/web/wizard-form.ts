import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import type { DraftInput } from '../../listing-drafts/web/listing-drafts.ts';
import type { CategorySlug } from '../../listings/contract/taxonomy.ts';
import { applyDraft, type DraftNotes, EMPTY_FORM, type ListingForm } from '../../listings/web/listings.ts';

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
 * Puts a draft into the wizard's form. Category and condition always have a value there: where the draft has none,
 * the likeliest category or the value the wizard starts with stands as a guess.
 */
export function applyToWizard(form: ListingForm, draft: ListingDraft, input: DraftInput) {
  const applied = applyDraft(form, draft, input);
  const marks = { ...applied.notes.marks };
  const filled = { ...applied.form };
  let { candidates } = applied.notes;
  if (draft.category === null && form.category === WIZARD_FORM.category) {
    const likely = draft.categoryCandidates.map(({ category }) => category);
    filled.category = likely[0] ?? form.category;
    candidates = likely.slice(0, 2);
    marks.category = 'guess';
  }
  if (draft.condition === null && form.condition === WIZARD_FORM.condition) marks.condition = 'guess';
  const notes: DraftNotes = { ...applied.notes, candidates, marks };
  return { ...applied, form: filled, notes };
}

/** What the listing was written from, for the line above the form. */
export function originOf(input: DraftInput | null, hasPhoto: boolean): string {
  const words = input === 'voice' ? 'what you said' : input === 'text' ? 'what you typed' : null;
  const parts = [hasPhoto ? 'one photo' : null, words].filter((part) => part !== null);
  return input === null ? 'Fill in the rest, then publish it.' : `From ${parts.join(' and ')}.`;
}
