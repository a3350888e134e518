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

test('A generated listing fills title, description, price, category, condition and tags (CREATE-20, AI-09)', () => {
  expect(applyDraft(EMPTY_FORM, { ...draft, tags: ['moka'] }).form).toEqual({
    title: 'Moka pot, 6 cup',
    description: 'Fresh gasket.',
    price: '18.50',
    category: 'home-garden',
    condition: 'good',
    tags: ['moka'],
    area: '',
    position: null,
    aiGenerated: true,
  });
});

test('Fields that the words said nothing about stay as the person left them (CREATE-20)', () => {
  const typed = { ...EMPTY_FORM, price: '20', category: 'other', condition: 'fair', area: 'Kenton' } as const;
  const { form, filled } = applyDraft(
    { ...typed, tags: ['mine'] },
    { ...draft, priceCents: null, category: null, condition: null, tags: [] },
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
    aiGenerated: false,
  });
  expect(formOf({ ...listing, priceCents: 0, location: 'Old Town' })).toMatchObject({
    price: '0',
    area: 'Old Town',
  });
});
