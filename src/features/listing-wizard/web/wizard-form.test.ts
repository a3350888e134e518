import { expect, test } from 'vitest';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import { contentOf, fillIn } from '../../listings/web/listings.ts';
import { originOf, wizardDraft, WIZARD_CATEGORIES, WIZARD_FORM } from './wizard-form.ts';

const DRAFT: ListingDraft = {
  title: 'Orange mushroom lamp',
  description: 'Dimmer works.',
  priceCents: 4500,
  category: 'home-garden',
  condition: 'like-new',
  tags: ['lamp'],
  sources: {
    title: 'said',
    description: 'said',
    price: 'said',
    category: 'said',
    condition: 'guess',
    tags: 'guess',
  },
  categoryCandidates: [],
  questions: [],
  writtenBy: 'engine',
};

test('The wizard starts with Electronics and Good, and offers four categories (WIZARD-10, WIZARD-13)', () => {
  expect(WIZARD_FORM).toMatchObject({ category: 'electronics', condition: 'good', title: '', price: '' });
  expect(WIZARD_CATEGORIES).toEqual(['electronics', 'home-garden', 'clothing', 'sporting-goods']);
});

test('A category or condition that nobody said is a guess, and the likeliest category stands first', () => {
  const unsure: ListingDraft = {
    ...DRAFT,
    category: null,
    condition: null,
    sources: { ...DRAFT.sources, category: null, condition: null },
    categoryCandidates: [
      { category: 'collectibles', probability: 0.4 },
      { category: 'home-garden', probability: 0.3 },
    ],
  };
  const { form, notes } = fillIn(contentOf(WIZARD_FORM), wizardDraft(unsure), 'text', WIZARD_FORM).content;
  expect(form).toMatchObject({ category: 'collectibles', condition: 'good' });
  expect(notes).toMatchObject({
    marks: { category: 'guess', condition: 'guess' },
    candidates: ['collectibles', 'home-garden'],
  });
  expect(wizardDraft({ ...unsure, categoryCandidates: [] }).category).toBe('electronics');
});

test('The wizard says what it wrote from', () => {
  expect(originOf({ text: 'lamp', said: true }, true)).toBe('From one photo and what you said.');
  expect(originOf({ text: 'lamp', said: false }, false)).toBe('From what you typed.');
  expect(originOf({ text: '', said: false }, true)).toBe('From one photo.');
  expect(originOf({ text: ' ', said: false }, false)).toBe('Fill in the rest, then publish it.');
});
