import { expect, test } from 'vitest';
import type { ListingDraft } from '../../../listing-drafts/contract/listing-draft.ts';
import { inWords, missingFacts } from './missing-facts.ts';

const draft = {
  title: 'Oak desk',
  description: 'A few scratches.',
  priceCents: 0,
  category: 'home-garden',
  condition: 'good',
} as ListingDraft;

test('A generated listing that lacks something says what before it is posted (VOICE-21)', () => {
  expect(missingFacts(draft)).toEqual([]);
  expect(inWords(missingFacts({ ...draft, priceCents: null }))).toBe('a price');
  expect(inWords(missingFacts({ ...draft, priceCents: null, category: null, condition: null }))).toBe(
    'a price, a category and a condition',
  );
});
