import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { deleteForGood } from '../../../../../tests/support/delete-for-good.ts';
import {
  LISTING,
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { photoUrl } from '../../photos/contract/photo-url.ts';
import type { Listing, ListingPage } from '../contract/listing.ts';
import type { OwnListings } from '../contract/own-listings.ts';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await startTestApp();
  member = await newMember(app);
});
afterAll(() => app?.close());

const exists = async (id: string) => (await app.client().get(`/api/listings/${id}`)).status === 200;

test('Deleting a listing deletes its photo files, and no others (DETAIL-21)', async () => {
  const [removed, kept] = await Promise.all([newPhoto(member), newPhoto(member)]);
  const { id } = await newListing(member, { photos: [{ id: removed.id }] });
  const other = await newListing(member, { photos: [{ id: kept.id }] });
  const urlsOf = async (listingId: string) => {
    const { images } = (await member.get<Listing>(`/api/listings/${listingId}`)).body;
    return (images ?? []).flatMap((photo) =>
      (['small', 'medium', 'large'] as const).map((size) => photoUrl(photo, size)),
    );
  };
  const [goneUrls, keptUrls] = [await urlsOf(id), await urlsOf(other.id)];
  expect(goneUrls).toHaveLength(3);
  const statuses = (urls: string[]) =>
    Promise.all(urls.map(async (url) => (await fetch(`${app.url}${url}`)).status));
  expect(await statuses(goneUrls)).toEqual([200, 200, 200]);
  expect((await member.delete(`/api/listings/${id}`)).status).toBe(204);
  expect(await statuses(goneUrls)).toEqual([200, 200, 200]);
  await deleteForGood(app);
  await app.settle();
  expect(await statuses(goneUrls)).toEqual([404, 404, 404]);
  await app.settle();
  const rows = await app.db.selectFrom('photos').select('id').where('id', '=', removed.id).execute();
  expect(rows).toEqual([]);

  expect(await statuses(keptUrls)).toEqual([200, 200, 200]);
});

test('A photo I take off a listing stays on pages that were open before, and is then removed', async () => {
  const photo = await newPhoto(member);
  const { id } = await newListing(member, { photos: [{ id: photo.id }] });
  const { images } = (await member.get<Listing>(`/api/listings/${id}`)).body;
  const [shown] = images ?? [];
  if (shown === undefined) throw new Error('the listing has no photo');
  const status = async () => (await fetch(`${app.url}${photoUrl(shown, 'small')}`)).status;

  expect((await member.put(`/api/listings/${id}`, { ...LISTING, photos: [] })).status).toBe(200);
  await app.services.jobs.poll();
  const { rows } = await sql`
    select start_after > now() + interval '9 minutes' as waits from jobs.job
    where name = 'photos.remove-dropped' and state = 'created'`.execute(app.db);
  expect(rows).toEqual([{ waits: true }]);
  expect(await status()).toBe(200);
  await app.settle();
  expect(await status()).toBe(404);
});

test('I delete my listing for good; its page says Listing Not Found (DETAIL-16, DETAIL-20, DETAIL-21, DETAIL-24)', async () => {
  const { id } = await newListing(member);
  expect((await member.delete(`/api/listings/${id}`)).status).toBe(204);
  const refusal = { status: 410, body: { code: 'LISTING_GONE', title: 'Listing Not Found' } };
  for (const viewer of [app.client(), member]) {
    expect(await viewer.get(`/api/listings/${id}`)).toMatchObject(refusal);
  }
  await deleteForGood(app);
  expect(await app.client().get(`/api/listings/${id}`)).toMatchObject(refusal);
  expect(await app.db.selectFrom('listings').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('A stranger cannot delete my listing (DETAIL-20, DETAIL-22, PERM-08, PERM-14)', async () => {
  const { id } = await newListing(member);
  for (const stranger of [await newMember(app), await newGuest(app)]) {
    expect(await stranger.delete(`/api/listings/${id}`)).toMatchObject({
      status: 403,
      body: { title: 'Delete failed' },
    });
  }
  expect((await app.client().delete(`/api/listings/${id}`)).status).toBe(401);
  expect(await exists(id)).toBe(true);
});

test('As a guest I delete my own listing, nobody else does (DETAIL-20, PERM-05)', async () => {
  const guest = await newGuest(app);
  const { id } = await newListing(guest);
  expect((await member.delete(`/api/listings/${id}`)).status).toBe(403);
  expect((await (await newGuest(app)).delete(`/api/listings/${id}`)).status).toBe(403);
  expect((await guest.delete(`/api/listings/${id}`)).status).toBe(204);
  expect(await exists(id)).toBe(false);
});

test('Deleting twice answers that it is gone; an unknown listing is not found (DETAIL-21, DETAIL-22)', async () => {
  const { id } = await newListing(member);
  const again = () => member.delete(`/api/listings/${id}`);
  expect((await again()).status).toBe(204);
  expect((await again()).status).toBe(410);
  await deleteForGood(app);
  expect((await again()).status).toBe(410);
  expect((await member.delete(`/api/listings/${randomUUID()}`)).status).toBe(404);
});

test('Ten deletions at once delete once (DETAIL-21)', async () => {
  const { id } = await newListing(member);
  const answers = await Promise.all(Array.from({ length: 10 }, () => member.delete(`/api/listings/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(410)]);
});

test('A deleted listing is found nowhere, and can be restored as it was (DETAIL-21)', async () => {
  const seller = await newMember(app);
  const photo = await newPhoto(seller);
  const { id } = await newListing(seller, { title: 'Umbrella Vanishing', photos: [{ id: photo.id }] });
  const seen = async () => {
    const { body: browse } = await app.client().get<ListingPage>('/api/listings?q=Vanishing');
    const { body: count } = await app.client().get<{ count: number }>('/api/listings/count?q=Vanishing');
    const { body: ownListings } = await seller.get<OwnListings>('/api/listings/own');
    const feed = await (await fetch(`${app.url}/listings.rss?q=Vanishing`)).text();
    const sitemap = await (await fetch(`${app.url}/sitemap/listings-all.xml`)).text();
    return [
      browse.listings.length,
      count.count,
      ownListings.listings.length,
      ownListings.active,
      feed.includes(id),
      sitemap.includes(id),
    ];
  };
  expect(await seen()).toEqual([1, 1, 1, 1, true, true]);
  await seller.delete(`/api/listings/${id}`);
  expect(await seen()).toEqual([0, 0, 0, 0, false, false]);
  const restored = await seller.post<Listing>(`/api/listings/${id}/restore`);
  expect(restored).toMatchObject({ status: 200, body: { id, images: [{ id: photo.id }] } });
  expect(await seen()).toEqual([1, 1, 1, 1, true, true]);
  await deleteForGood(app);
  expect(await exists(id)).toBe(true);
});

test('Nobody else can restore my listing, and nobody can once it is removed for good (DETAIL-21, PERM-08)', async () => {
  const guest = await newGuest(app);
  const { id } = await newListing(guest);
  await guest.delete(`/api/listings/${id}`);
  const restore = (client: TestClient) => client.post(`/api/listings/${id}/restore`);
  expect((await restore(app.client())).status).toBe(401);
  for (const stranger of [member, await newGuest(app)]) expect((await restore(stranger)).status).toBe(410);
  expect(await exists(id)).toBe(false);
  expect((await restore(guest)).status).toBe(200);
  expect((await restore(member)).status).toBe(403);
  await guest.delete(`/api/listings/${id}`);
  await deleteForGood(app);
  expect(await restore(guest)).toMatchObject({ status: 410, body: { title: 'Too late to undo' } });
  expect((await member.post(`/api/listings/${randomUUID()}/restore`)).status).toBe(404);
});

test('Whatever two tabs do at once, a listing is either visible or gone (DETAIL-21)', async () => {
  const { id } = await newListing(member);
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      member.delete(`/api/listings/${id}`),
      member.post(`/api/listings/${id}/restore`),
      member.post(`/api/listings/${id}/sold`),
      member.delete(`/api/listings/${id}`),
      member.post(`/api/listings/${id}/restore`),
    ]);
    for (const { status } of answers) expect([200, 204, 410]).toContain(status);
    expect((await member.post(`/api/listings/${id}/restore`)).status).toBe(200);
    expect(await exists(id)).toBe(true);
  }
});

test('A restore during the final removal succeeds or fails as a whole (DETAIL-21)', async () => {
  const listings = await Promise.all(Array.from({ length: 8 }, () => newListing(member)));
  await Promise.all(listings.map(({ id }) => member.delete(`/api/listings/${id}`)));
  const [, ...restores] = await Promise.all([
    deleteForGood(app),
    ...listings.map(({ id }) => member.post(`/api/listings/${id}/restore`)),
  ]);
  for (const [index, { status }] of restores.entries()) {
    expect(await exists(listings[index]?.id ?? '')).toBe(status === 200);
  }
});

test('A failed deletion leaves the photos where they are (DETAIL-22)', async () => {
  const photo = await newPhoto(member);
  const { id } = await newListing(member, { photos: [{ id: photo.id }] });
  await (await newMember(app)).delete(`/api/listings/${id}`);
  const { body } = await member.get<Listing>(`/api/listings/${id}`);
  expect(body.images).toHaveLength(1);
});
