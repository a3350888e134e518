import type { ListingDraft } from '../contract/listing-draft.ts';
import { openQuestions } from './engine/open-questions.ts';
import { readDescription } from './engine/read-description.ts';

/** Returns the draft written by the embedded engine; an empty draft for empty text. */
export function draftOfWords(words: string): ListingDraft {
  const draft = readDescription(words);
  return { ...draft, questions: openQuestions(draft.category, null, words), writtenBy: 'engine' };
}
