import type { ListingCard } from '../../../features/items/listings/contract/listing.ts';
import armchair from '../../../platform/web/pictures/armchair.avif?no-inline';
import lena from '../../../platform/web/pictures/av-lena.avif?no-inline';
import maya from '../../../platform/web/pictures/av-maya.avif?no-inline';
import theo from '../../../platform/web/pictures/av-theo.avif?no-inline';
import guitar from '../../../platform/web/pictures/guitar.avif?no-inline';
import lamp from '../../../platform/web/pictures/lamp.avif?no-inline';

/** Sample listings, one for each state of a card. */

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

const cover = (url: string, alt: string): ListingCard['cover'] => ({
  id: id(9),
  width: 400,
  height: 400,
  alt,
  placeholder: '',
  // The size ends up in the fragment, so that every size is the same file.
  base: `${url}#`,
});

const member = (name: string, avatarUrl: string | null, rating: number | null): ListingCard['seller'] => ({
  kind: 'member',
  id: id(8),
  name,
  username: null,
  avatarUrl,
  rating,
  totalRatings: rating === null ? 0 : 12,
});

const base = {
  status: 'active',
  reserved: false,
  aiGenerated: false,
  createdAt: '2026-07-21T10:00:00.000Z',
} as const;

export const sampleListings: ListingCard[] = [
  {
    ...base,
    id: id(1),
    title: 'Mushroom table lamp',
    description: 'Warm glow, dimmer works, no chips. From my old reading nook.',
    priceCents: 4500,
    category: 'home-garden',
    condition: 'like-new',
    aiGenerated: true,
    cover: cover(lamp, 'An orange lamp'),
    seller: member('maya.k', maya, 4.9),
  },
  {
    ...base,
    id: id(2),
    title: 'Box of paperbacks',
    description: 'Forty or so, mostly crime. Take all of them.',
    priceCents: 0,
    category: 'collectibles',
    condition: 'fair',
    cover: null,
    seller: { kind: 'guest', name: 'Guest User' },
  },
  {
    ...base,
    id: id(3),
    title: 'Sunburst parlor guitar',
    description: 'Plays beautifully, set up in May. Comes with a soft case.',
    priceCents: 22_000,
    category: 'musical-instruments',
    condition: 'good',
    status: 'sold',
    cover: cover(guitar, 'A guitar'),
    seller: member('theo.b', theo, 4.7),
  },
  {
    ...base,
    id: id(4),
    title: 'Green velvet armchair with a very long name that does not fit its line',
    description: '',
    priceCents: 123_450,
    category: 'jewelry-watches',
    condition: 'like-new',
    aiGenerated: true,
    cover: cover(armchair, 'A green armchair'),
    seller: member('User', null, null),
  },
  {
    ...base,
    id: id(5),
    title: 'Reading chair',
    description: 'Sat in maybe twenty times. One tiny scratch on the back leg.',
    priceCents: 14_000,
    category: 'home-garden',
    condition: 'poor',
    cover: cover(armchair, 'A green armchair'),
    seller: member('lena.fox', lena, 5),
  },
];
