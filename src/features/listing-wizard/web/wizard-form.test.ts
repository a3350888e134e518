import { expect, test } from 'vitest';
import type { ListingDraft } from '../../listing-drafts/contract/listing-draft.ts';
import { applyToWizard, originOf, WIZARD_CATEGORIES, WIZARD_FORM } from './wizard-form.ts';

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

test('What the words say is filled in, with where it came from (AI-03, AI-09, WIZARD-05)', () => {
  const { form, notes } = applyToWizard(WIZARD_FORM, DRAFT, 'voice');
  expect(form).toMatchObject({
    price: '45',
    category: 'home-garden',
    condition: 'like-new',
    aiGenerated: true,
  });
  expect(notes.marks).toMatchObject({ title: 'said', category: 'said', condition: 'guess' });
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
  const { form, notes } = applyToWizard(WIZARD_FORM, unsure, 'text');
  expect(form).toMatchObject({ category: 'collectibles', condition: 'good' });
  expect(notes).toMatchObject({
    marks: { category: 'guess', condition: 'guess' },
    candidates: ['collectibles', 'home-garden'],
  });
  expect(applyToWizard(WIZARD_FORM, { ...unsure, categoryCandidates: [] }, 'text').form.category).toBe(
    'electronics',
  );
});

test('What the seller chose stays when the words say nothing about it', () => {
  const chosen = { ...WIZARD_FORM, category: 'clothing', condition: 'poor' } as const;
  const silent = { ...DRAFT, category: null, condition: null };
  const { form, notes } = applyToWizard(chosen, silent, 'text');
  expect(form).toMatchObject({ category: 'clothing', condition: 'poor' });
  expect(notes.marks).not.toHaveProperty('category');
  expect(notes.marks).not.toHaveProperty('condition');
});

test('The wizard says what it wrote from', () => {
  expect(originOf('voice', true)).toBe('From one photo and what you said.');
  expect(originOf('text', false)).toBe('From what you typed.');
  expect(originOf('photo', true)).toBe('From one photo.');
  expect(originOf(null, true)).toBe('Fill in the rest, then publish it.');
});
