import { expect, test } from 'vitest';
import type { ListingCard } from '../../listings/contract/listing.ts';
import { newListings, newTitle } from './new-listings.ts';

const HAWTHORNE = { name: 'Hawthorne', position: { latitude: 45.51, longitude: -122.63 } };
const cards = (...ids: string[]) => ids.map((id) => ({ id }) as ListingCard);
const idsOf = ({ listings }: { listings: readonly ListingCard[] | null }) => listings?.map(({ id }) => id);

test('Where I am is known, and enough is new there: I see that and nothing else', () => {
  const shown = newListings(HAWTHORNE, cards('a', 'b', 'c', 'd'), cards('x', 'a'));
  expect(shown).toMatchObject({ title: 'New near Hawthorne', lead: null, to: '/listings?within=25' });
  expect(idsOf(shown)).toEqual(['a', 'b', 'c', 'd']);
  expect(newTitle({ ...HAWTHORNE, name: '' })).toBe('New near you');
});

test('Where little is new near me, the newest from everywhere follows, once each, and the section says so', () => {
  const shown = newListings(HAWTHORNE, cards('a', 'b', 'c'), cards('x', 'b', 'y', 'z', 'a', 'u', 'v', 'w'));
  expect(shown).toMatchObject({
    title: 'Just posted',
    lead: 'Only 3 near Hawthorne so far, then the newest from everywhere.',
    to: '/listings',
  });
  expect(idsOf(shown)).toEqual(['a', 'b', 'c', 'x', 'y', 'z', 'u', 'v']);
  expect(newListings(HAWTHORNE, [], cards('x')).lead).toBe(
    'Nothing near Hawthorne yet, so here is the newest from everywhere.',
  );
});

test('Where nothing is known of my place, or what is near did not load, I see the newest', () => {
  const newest = cards('x', 'y');
  for (const shown of [newListings(null, null, newest), newListings(HAWTHORNE, null, newest)]) {
    expect(shown).toMatchObject({ title: 'Just posted', lead: null, listings: newest });
  }
  expect(newListings(HAWTHORNE, cards('a'), null).listings).toBeNull();
  expect(newListings(HAWTHORNE, [], []), 'an empty marketplace').toMatchObject({ lead: null, listings: [] });
});
