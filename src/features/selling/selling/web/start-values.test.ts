import { expect, test } from 'vitest';
import { contentOf, EMPTY_FORM, fillIn } from '../../../items/listings/web/listings.ts';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import { STEPS_MODE } from './sell-mode.ts';
import { withStartValues } from './start-values.ts';

const UNSURE: ListingDraft = {
  title: 'Orange mushroom lamp',
  description: 'Dimmer works.',
  priceCents: 4500,
  category: null,
  condition: null,
  tags: ['lamp'],
  sources: {
    title: 'said',
    description: 'said',
    price: 'said',
    category: null,
    condition: null,
    tags: 'guess',
  },
  categoryCandidates: [
    { category: 'collectibles', probability: 0.4 },
    { category: 'home-garden', probability: 0.3 },
  ],
  questions: [],
  writtenBy: 'engine',
};
const { start } = STEPS_MODE;

test('The steps start with Electronics and Good, and offer four categories and one photo (WIZARD-10, WIZARD-13, WIZARD-15)', () => {
  expect(start).toMatchObject({ category: 'electronics', condition: 'good', title: '', price: '' });
  expect(STEPS_MODE.categories).toEqual(['electronics', 'home-garden', 'clothing', 'sporting-goods']);
  expect(STEPS_MODE.maxPhotos).toBe(1);
});

test('A category or condition that nobody gave is a suggestion, the likeliest category first (WIZARD-05)', () => {
  const { form, notes } = fillIn(contentOf(start), withStartValues(UNSURE, start), 'text', start).content;
  expect(form).toMatchObject({ category: 'collectibles', condition: 'good', price: '45' });
  expect(notes).toMatchObject({
    marks: { category: 'guess', condition: 'guess' },
    candidates: ['collectibles', 'home-garden'],
  });
  expect(withStartValues({ ...UNSURE, categoryCandidates: [] }, start).category).toBe('electronics');
});

test('A form that starts blank gets no value that nobody gave', () => {
  expect(withStartValues(UNSURE, EMPTY_FORM)).toEqual(UNSURE);
});
