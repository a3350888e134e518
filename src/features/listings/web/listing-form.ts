import { typedDollars } from '../../../shared/money.ts';
import type { Position } from '../../../shared/position.ts';
import type { BuyerQuestion } from '../../listing-drafts/contract/buyer-questions.ts';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import {
  type Answers,
  type DraftInput,
  type FieldMarks,
  marksOf,
  questionsOf,
} from '../../listing-drafts/web/listing-drafts.ts';
import type { Listing } from '../contract/listing.ts';
import type { PickupHours } from '../contract/pickup-hours.ts';
import type { CategorySlug, ConditionSlug } from '../contract/taxonomy.ts';

/** The form as typed; blank means not filled in yet. */
export interface ListingForm {
  title: string;
  description: string;
  price: string;
  category: CategorySlug | '';
  condition: ConditionSlug | '';
  tags: string[];
  area: string;
  /** The position from the seller's browser, if they allowed it. */
  position: Position | null;
  /** When it can be picked up; null at any time. */
  pickupHours: PickupHours | null;
  /** Title or description was generated. */
  aiGenerated: boolean;
}

export type FormField = Exclude<keyof ListingForm, 'aiGenerated'>;

export const EMPTY_FORM: ListingForm = {
  title: '',
  description: '',
  price: '',
  category: '',
  condition: '',
  tags: [],
  area: '',
  position: null,
  pickupHours: null,
  aiGenerated: false,
};

/** What is known about a form that was filled in from a draft. */
export interface DraftNotes {
  /** Where each field came from, until it is edited. */
  marks: FieldMarks;
  /** The likeliest categories, where the first is only a guess. */
  candidates: readonly CategorySlug[];
  /** What buyers will ask, and the answers so far. */
  questions: readonly BuyerQuestion[];
  answers: Answers;
}

export const NO_NOTES: DraftNotes = { marks: {}, candidates: [], questions: [], answers: {} };

/** A listing as its seller would have typed it. */
export function formOf(listing: Listing): ListingForm {
  const {
    title,
    description,
    priceCents,
    category,
    condition,
    tags,
    location,
    position,
    pickupHours,
    aiGenerated,
  } = listing;
  const price = typedDollars(priceCents);
  return {
    title,
    description,
    price,
    category,
    condition,
    tags,
    area: location ?? '',
    position,
    pickupHours,
    aiGenerated,
  };
}

/** Puts a draft into the form. Fields that the draft leaves out stay as they are. */
export function applyDraft(
  form: ListingForm,
  draft: ListingDraft,
  input: DraftInput,
): { form: ListingForm; filled: FormField[]; notes: DraftNotes } {
  const known: Partial<ListingForm> = {
    ...(draft.title && { title: draft.title }),
    ...(draft.description && { description: draft.description }),
    ...(draft.priceCents !== null && { price: typedDollars(draft.priceCents) }),
    ...(draft.category && { category: draft.category }),
    ...(draft.condition && { condition: draft.condition }),
    ...(draft.tags.length > 0 && { tags: draft.tags }),
  };
  const filled = Object.keys(known) as FormField[];
  const marks: FieldMarks = Object.fromEntries(
    Object.entries(marksOf(draft, input)).filter(([field]) => field in known),
  );
  const guessed = marks.category === 'guess';
  return {
    form: { ...form, ...known, aiGenerated: true },
    filled,
    notes: {
      marks,
      candidates: guessed ? draft.categoryCandidates.map(({ category }) => category).slice(0, 2) : [],
      questions: questionsOf(draft),
      answers: {},
    },
  };
}
