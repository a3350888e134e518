import { expect, test } from 'vitest';
import type { Listing } from '../contract/listing.ts';
import { applyDraft, EMPTY_FORM, formOf } from './listing-form.ts';

const draft = {
  title: 'Moka pot, 6 cup',
  description: 'Fresh gasket.',
  priceCents: 1850,
  category: 'home-garden',
  condition: 'good',
  tags: ['moka'],
} as const;

const SAID = {
  title: 'said',
  description: 'said',
  price: 'said',
  category: 'said',
  condition: 'said',
  tags: 'said',
} as const;
const about = {
  sources: SAID,
  categoryCandidates: [
    { category: 'home-garden' as const, probability: 0.6 },
    { category: 'collectibles' as const, probability: 0.2 },
    { category: 'other' as const, probability: 0.1 },
  ],
  questions: [
    { id: 'age', question: 'How old is it?', label: 'Age' },
    { id: 'from-the-future', question: 'What?', label: 'What' },
  ],
  writtenBy: 'engine' as const,
};

test('A generated listing fills title, description, price, category, condition and tags (CREATE-20, AI-09)', () => {
  expect(applyDraft(EMPTY_FORM, { ...draft, ...about, tags: ['moka'] }, 'text').form).toEqual({
    title: 'Moka pot, 6 cup',
    description: 'Fresh gasket.',
    price: '18.50',
    category: 'home-garden',
    condition: 'good',
    tags: ['moka'],
    area: '',
    position: null,
    pickupHours: null,
    aiGenerated: true,
  });
});

test('Fields that the words said nothing about stay as the person left them (CREATE-20)', () => {
  const typed = { ...EMPTY_FORM, price: '20', category: 'other', condition: 'fair', area: 'Kenton' } as const;
  const { form, filled } = applyDraft(
    { ...typed, tags: ['mine'] },
    { ...draft, ...about, priceCents: null, category: null, condition: null, tags: [] },
    'text',
  );
  expect(form).toMatchObject({
    price: '20',
    category: 'other',
    condition: 'fair',
    tags: ['mine'],
    area: 'Kenton',
  });
  expect(filled).toEqual(['title', 'description']);
});

test('Fields are marked as said, typed or guessed, those that were left out are not, and a guessed category offers the two likeliest', () => {
  const sources = { ...SAID, category: 'guess', condition: 'guess' } as const;
  const guessed = { ...draft, ...about, sources, priceCents: null, tags: ['moka'] };
  expect(applyDraft(EMPTY_FORM, guessed, 'text').notes).toEqual({
    marks: { title: 'typed', description: 'typed', category: 'guess', condition: 'guess', tags: 'typed' },
    candidates: ['home-garden', 'collectibles'],
    questions: [{ id: 'age', question: 'How old is it?', label: 'Age' }],
    answers: {},
  });
  const spoken = applyDraft(EMPTY_FORM, { ...draft, ...about, tags: ['moka'] }, 'voice').notes;
  expect(spoken.marks).toMatchObject({ title: 'said', price: 'said', category: 'said' });
  expect(spoken.candidates).toEqual([]);
});

test('A listing comes back into the form as its seller would type it, with cents only where there are any', () => {
  const listing: Listing = {
    id: '00000000-0000-4000-8000-000000000000',
    ...draft,
    tags: ['moka'],
    status: 'active',
    reserved: false,
    reservedUntil: null,
    aiGenerated: false,
    images: null,
    location: null,
    position: null,
    pickupHours: null,
    seller: { kind: 'guest', name: 'Guest User' },
    createdAt: '2026-11-01T00:00:00.000Z',
    renewedAt: null,
    pastPrices: [],
    can: {
      edit: true,
      delete: true,
      markSold: true,
      relist: false,
      pause: true,
      resume: false,
      renew: false,
    },
    own: true,
    sellerBadges: [],
  };
  expect(formOf(listing)).toEqual({
    title: 'Moka pot, 6 cup',
    description: 'Fresh gasket.',
    price: '18.50',
    category: 'home-garden',
    condition: 'good',
    tags: ['moka'],
    area: '',
    position: null,
    pickupHours: null,
    aiGenerated: false,
  });
  expect(formOf({ ...listing, priceCents: 0, location: 'Old Town' })).toMatchObject({
    price: '0',
    area: 'Old Town',
  });
});
