import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ComparableListing } from '../contract/comparable-listing.ts';
import { ComparableCard } from './comparable-card.tsx';

const LISTING: ComparableListing = {
  id: '0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f',
  title: 'iPhone 13, blue',
  description: '128 GB.',
  priceCents: 34_500,
  category: 'electronics',
  condition: 'like-new',
  status: 'active',
  reserved: false,
  aiGenerated: false,
  cover: {
    id: '2d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f',
    base: '/files/listings/1',
    width: 1200,
    height: 900,
    placeholder: '',
    alt: '',
  },
  createdAt: '2026-01-05T10:00:00.000Z',
  location: 'Hawthorne',
  seller: {
    kind: 'member',
    id: '1d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f',
    name: 'omar.h',
    username: 'omar.h',
    avatarUrl: null,
    rating: 4.25,
    totalRatings: 4,
  },
};

const card = (listing: ComparableListing): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ComparableCard listing={listing} number={null} onToggle={() => undefined} eager={false} />
    </MemoryRouter>,
  );

test('A result shows picture, condition, title, price, area, date and its seller with the rating (ASSIST-05, ASSIST-06, ASSIST-07, ASSIST-08, ASSIST-09)', () => {
  const html = card(LISTING);
  for (const text of ['iPhone 13, blue', '$345', 'Like New', 'Hawthorne', 'Jan 5', 'omar.h', '4.3'])
    expect(html).toContain(text);
  expect(html).toContain('/files/listings/1');
});

test('A result without a photo or area says so (ASSIST-05, ASSIST-07)', () => {
  const html = card({ ...LISTING, cover: null, location: null });
  expect(html).toContain('No Image');
  expect(html).toContain('Unknown location');
});
