import type { ComparableListing } from '../contract/comparable-listing.ts';
import type { ComparedItem } from '../contract/comparison.ts';

const LISTING: ComparableListing = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'iPhone 13, 128 GB, blue',
  description: 'Light marks on the frame.',
  priceCents: 34_500,
  category: 'electronics',
  condition: 'good',
  status: 'active',
  reserved: false,
  aiGenerated: false,
  cover: null,
  seller: { kind: 'guest', name: 'Guest User' },
  createdAt: '2026-07-20T10:00:00.000Z',
  location: 'Sellwood',
};

/** Creates an item for tests, for sale by default. */
export function sampleItem(
  item: number,
  {
    listing,
    ...more
  }: Partial<Omit<ComparedItem, 'listing'>> & { listing?: Partial<ComparableListing> } = {},
): ComparedItem {
  const isGone = more.state === 'gone';
  return {
    item,
    state: 'for-sale',
    listing: isGone ? null : { ...LISTING, ...listing },
    own: false,
    priceCents: isGone ? null : LISTING.priceCents,
    priceBeforeCents: null,
    soldAt: null,
    ...more,
  };
}
