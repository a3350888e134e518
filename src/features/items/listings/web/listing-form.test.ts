import { expect, test } from 'vitest';
import type { Listing } from '../contract/listing.ts';
import { formOf } from './listing-form.ts';

const draft = {
  title: 'Moka pot, 6 cup',
  description: 'Fresh gasket.',
  priceCents: 1850,
  category: 'home-garden',
  condition: 'good',
  tags: ['moka'],
} as const;

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
    notice: null,
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
