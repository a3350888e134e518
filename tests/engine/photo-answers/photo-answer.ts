import type { ListingDraft } from '../../../src/features/selling/listing-drafts/contract/listing-draft.ts';

/** An answer of a vision model, as the server gets it, and what has to come of it. */
export interface PhotoAnswerCase {
  /** What is special about it. */
  name: string;
  /** The text of the model's message. */
  text: string;
  /** What the seller said beside the photo. */
  said?: string;
  /** The fields to expect; `unread` where trying again may help, `nothing` where no item is named. */
  draft: ExpectedDraft | 'unread' | 'nothing';
  /** What must be in no text of the draft, whatever else is there. */
  never?: RegExp;
}

interface ExpectedDraft
  extends Partial<Pick<ListingDraft, 'category' | 'condition' | 'description' | 'tags'>> {
  title: string;
  /** Questions that the answer raises, with the answer that it suggests; null for none. */
  asks?: Record<string, string | null>;
}

/** The text of an answer that keeps to the schema. */
export const json = (answer: object): string => JSON.stringify({ markings: [], tags: [], ...answer });
