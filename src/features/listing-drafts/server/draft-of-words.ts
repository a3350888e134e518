import type { ListingDraft } from '../contract/listing-draft.ts';
import { readDescription } from './engine/read-description.ts';

/** The draft that the embedded engine writes. */
export function draftOfWords(words: string): ListingDraft {
  const draft = readDescription(words);
  const said = (present: boolean) => (present ? 'said' : null);
  return {
    ...draft,
    sources: {
      title: said(draft.title !== ''),
      description: said(draft.description !== ''),
      price: said(draft.priceCents !== null),
      category: draft.category === null ? null : 'guess',
      condition: said(draft.condition !== null),
      tags: said(draft.tags.length > 0),
    },
    categoryCandidates: [],
    questions: [],
    writtenBy: 'engine',
  };
}
