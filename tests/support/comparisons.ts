import type { Comparison } from '../../src/features/finding/comparisons/contract/comparison.ts';
import { newListing } from './factories.ts';
import type { TestClient } from './test-client.ts';

/** Posts a phone to compare. */
export const newPhone = (seller: TestClient, details: Parameters<typeof newListing>[1] = {}) =>
  newListing(seller, {
    title: 'iPhone 13, 128 GB, blue',
    description: 'Battery health 88%. Light marks on the frame. Charger included.',
    price: '345',
    category: 'electronics',
    condition: 'good',
    ...details,
  });

/** Posts three phones, of which the second is the best. */
export const threePhones = async (seller: TestClient) => [
  await newPhone(seller),
  await newPhone(seller, {
    title: 'iPhone 13, 128 GB, midnight',
    description:
      'Battery health 93%. Always had a case on, no scratches. Unlocked. Comes with box, charger and receipt.',
    price: '283',
    condition: 'like-new',
  }),
  await newPhone(seller, {
    title: 'iPhone 13 red, small crack',
    description: 'Crack in the corner, works fine.',
    price: '250',
    condition: 'fair',
  }),
];

/** Compares listings. */
export const compare = (client: TestClient, listings: readonly { id: string }[], near?: string) =>
  client.post<Comparison & { code: string; title: string; detail: string; errors: unknown[] }>(
    '/api/comparisons',
    { items: listings.map(({ id }) => id), near },
  );
