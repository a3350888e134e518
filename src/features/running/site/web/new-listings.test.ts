import { expect, test } from 'vitest';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import { newListings, newTitle } from './new-listings.ts';

const HAWTHORNE = { name: 'Hawthorne', position: { latitude: 45.51, longitude: -122.63 } };
const cards = (...ids: string[]) => ids.map((id) => ({ id }) as ListingCard);
/** A search result with these listings and a featured one. */
const results = (...ids: string[]) => ({ listings: cards(...ids), featured: cards(`beside ${ids[0]}`) });
const idsOf = ({ listings }: { listings: readonly ListingCard[] | null }) => listings?.map(({ id }) => id);

test('If there are enough new listings near me, I see only those', () => {
  const shown = newListings(HAWTHORNE, results('a', 'b', 'c', 'd'), results('x', 'a'));
  expect(shown).toMatchObject({ title: 'New near Hawthorne', lead: null, to: '/listings?within=25' });
  expect(idsOf(shown)).toEqual(['a', 'b', 'c', 'd']);
  expect(shown.featured, 'as near as the others').toEqual(cards('beside a'));
  expect(newTitle({ ...HAWTHORNE, name: '' })).toBe('New near you');
});

test('If there are few new listings near me, the newest from everywhere follow, once each, and the section says so', () => {
  const shown = newListings(
    HAWTHORNE,
    results('a', 'b', 'c'),
    results('x', 'b', 'y', 'z', 'a', 'u', 'v', 'w'),
  );
  expect(shown).toMatchObject({
    title: 'Just posted',
    lead: 'Only 3 near Hawthorne so far, then the newest from everywhere.',
    to: '/listings',
  });
  expect(idsOf(shown)).toEqual(['a', 'b', 'c', 'x', 'y', 'z', 'u', 'v']);
  expect(newListings(HAWTHORNE, results(), results('x')).lead).toBe(
    'Nothing near Hawthorne yet, so here is the newest from everywhere.',
  );
});

test('If my location is unknown, or nearby listings did not load, I see the newest', () => {
  const newest = results('x', 'y');
  for (const shown of [newListings(null, null, newest), newListings(HAWTHORNE, null, newest)]) {
    expect(shown).toMatchObject({ title: 'Just posted', lead: null, ...newest });
  }
  expect(newListings(HAWTHORNE, results('a'), null).listings).toBeNull();
  expect(newListings(HAWTHORNE, results(), results()), 'an empty marketplace').toMatchObject({
    lead: null,
    listings: [],
  });
});
