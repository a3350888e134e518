import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newListing, newMember } from '../../../../../tests/support/factories.ts';
import { newFlashDrop } from '../../../../../tests/support/flash-drops.ts';
import { idOf, joinZone, newZone } from '../../../../../tests/support/zones.ts';
import type { ListingMap } from '../contract/listing-map.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const position = { latitude: 45.5231, longitude: -122.6765 };
const pickupHours = { days: [6, 0], from: '09:00', to: '12:00' };

test('The map of a zone shows to everybody where its listings are, to about a kilometer, and counts the others', async () => {
  const seller = await newMember(app);
  const zone = await newZone(seller);
  const post = (details: Parameters<typeof newListing>[1]) =>
    newListing(seller, { ...details, zoneId: zone });
  const mapped = await post({ area: 'Old Town', position, pickupHours });
  const sold = await post({ position });
  await post({ area: 'Somewhere' });
  await seller.post(`/api/listings/${sold.id}/sold`);

  const { status, body } = await app.client().get<ListingMap>(`/api/zones/${zone}/map`);
  expect(status).toBe(200);
  expect(body.withoutArea).toBe(1);
  expect(body.tiles).toBeNull();
  expect(body.listings.filter(({ id }) => id === mapped.id)).toMatchObject([
    {
      area: 'Old Town',
      position: { latitude: 45.52, longitude: -122.68 },
      pickupHours: { days: [0, 6], from: '09:00', to: '12:00' },
    },
  ]);

  const blocked = await newMember(app);
  await joinZone(zone, blocked);
  await seller.put(`/api/blocks/profile/${await idOf(blocked)}`);
  const seen = await blocked.get<ListingMap>(`/api/zones/${zone}/map`);
  expect(seen.body).toMatchObject({ listings: [], withoutArea: 0 });
});

test('The map of an event shows the listings that were posted into it', async () => {
  const seller = await newMember(app);
  const event = await newFlashDrop(app);
  const { id } = await newListing(seller, { position });
  await newListing(seller, { position });
  await app.db
    .insertInto('flash_drop_listings')
    .values({ flash_drop_id: event, listing_id: id, price_cents: 2400 })
    .execute();
  const { body } = await app.client().get<ListingMap>(`/api/flash-drops/${event}/map`);
  expect(body.listings.map((listing) => listing.id)).toEqual([id]);
});

test('A listing keeps its pickup hours through an edit, and refuses those that end before they begin', async () => {
  const seller = await newMember(app);
  const { id } = await newListing(seller, { pickupHours });
  const { body } = await seller.get<{ pickupHours: unknown }>(`/api/listings/${id}`);
  expect(body.pickupHours).toEqual({ days: [0, 6], from: '09:00', to: '12:00' });
  const { status, body: problem } = await seller.post<{ errors: { field: string }[] }>('/api/listings', {
    title: 'Desk lamp',
    description: 'Warm.',
    price: '24',
    category: 'home-garden',
    condition: 'good',
    pickupHours: { ...pickupHours, to: '09:00' },
  });
  expect(status).toBe(422);
  expect(problem.errors.map(({ field }) => field)).toEqual(['pickupHours']);
});
