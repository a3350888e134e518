import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ListingCard } from '../contract/listing.ts';
import { ListingGrid } from './listing-grid.tsx';

const listing = (id: string): ListingCard => ({
  id,
  title: `Bike ${id}`,
  description: 'Ridden to work.',
  priceCents: 20_000,
  category: 'sporting-goods',
  condition: 'good',
  status: 'active',
  reserved: false,
  aiGenerated: false,
  cover: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  seller: { kind: 'guest', name: 'Guest User' },
});

test('Partial matches have their own heading, say what is off, and move no other card', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ListingGrid
        listings={[listing('a'), listing('b'), listing('c')]}
        divider={{ before: 2, content: <h2>Close matches</h2> }}
        misses={new Map([['c', '$20 over']])}
        inserts={[
          { listing: listing('featured'), before: 2, label: null },
          { listing: listing('late'), before: 3, label: null },
        ]}
      />
    </MemoryRouter>,
  );
  const headings = [...html.matchAll(/<h([23])[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(
    ([, level, text]) => `${level}${text}`,
  );
  expect(headings).toEqual([
    '2Bike a',
    '2Bike b',
    '2Bike featured',
    '2Close matches',
    '3Bike c',
    '2Bike late',
  ]);
  expect(html.match(/\$20 over/g)).toHaveLength(1);
  expect(html.match(/Sporting Goods/g)).toHaveLength(4);
});
