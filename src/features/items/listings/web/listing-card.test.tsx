import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListingCard as Card } from '../contract/listing.ts';
import { ListingCard } from './listing-card.tsx';

const LAMP: Card = {
  id: '0198c0de-0000-7000-8000-000000000001',
  title: 'Floor lamp',
  description: 'A warm lamp.',
  priceCents: 1999,
  category: 'home-garden',
  condition: 'good',
  status: 'active',
  reserved: false,
  aiGenerated: true,
  cover: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  seller: { kind: 'guest', name: 'Guest User' },
};

const cardOf = (change: Partial<Card>) =>
  renderToStaticMarkup(<ListingCard listing={{ ...LAMP, ...change }} />);

test('A reserved listing that was generated shows both badges (BROWSE-12)', () => {
  const card = cardOf({ reserved: true });
  expect(card).toContain('Reserved');
  expect(card).toContain('AI Generated');
});

test('Sold and paused ones still say that they were generated (BROWSE-12)', () => {
  for (const status of ['sold', 'paused'] as const) expect(cardOf({ status })).toContain('AI Generated');
  expect(cardOf({ aiGenerated: false })).not.toContain('AI Generated');
});

test('The tag of a card has whole dollars, with the exact amount at hand (BROWSE-16)', () => {
  expect(cardOf({})).toContain('title="$19.99">$20<');
});

test("A rated seller's card shows avatar and rating, and a card without a photo says so (BROWSE-11, BROWSE-15)", () => {
  const card = cardOf({
    seller: {
      kind: 'member',
      id: '0198c0de-0000-7000-8000-000000000002',
      name: 'Lena',
      username: 'lena',
      avatarUrl: '/files/avatars/lena.webp',
      rating: 4.8,
      totalRatings: 12,
    },
  });
  expect(card).toContain('src="/files/avatars/lena.webp"');
  expect(card.replaceAll(/<[^>]+>/g, '')).toContain('Rated 4.8 out of 5');
  expect(card).toContain('No Image');
});
