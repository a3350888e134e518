import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
} from '../../../../tests/support/factories.ts';
import type { Listing } from '../contract/listing.ts';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await startTestApp();
  member = await newMember(app);
});
afterAll(() => app?.close());

const exists = async (id: string) => (await app.client().get(`/api/listings/${id}`)).status === 200;

test('I delete my listing for good; its page says Listing Not Found (DETAIL-16, DETAIL-20, DETAIL-21, DETAIL-24)', async () => {
  const { id } = await newListing(member);
  expect((await member.delete(`/api/listings/${id}`)).status).toBe(204);
  expect(await app.client().get(`/api/listings/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'LISTING_NOT_FOUND', title: 'Listing Not Found' },
  });
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

test('Deleting twice, or what never was, answers Listing Not Found (DETAIL-21, DETAIL-22)', async () => {
  const { id } = await newListing(member);
  expect((await member.delete(`/api/listings/${id}`)).status).toBe(204);
  expect((await member.delete(`/api/listings/${id}`)).status).toBe(404);
  expect((await member.delete(`/api/listings/${randomUUID()}`)).status).toBe(404);
});

test('Ten deletions at once delete once (DETAIL-21)', async () => {
  const { id } = await newListing(member);
  const answers = await Promise.all(Array.from({ length: 10 }, () => member.delete(`/api/listings/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(404)]);
});

test('With the listing its photo files go, and no others (DETAIL-21)', async () => {
  const [gone, kept] = await Promise.all([newPhoto(member), newPhoto(member)]);
  const { id } = await newListing(member, { photos: [{ id: gone.id }] });
  const other = await newListing(member, { photos: [{ id: kept.id }] });
  const urlsOf = async (listingId: string) =>
    Object.values((await member.get<Listing>(`/api/listings/${listingId}`)).body.images?.[0]?.urls ?? {});
  const [goneUrls, keptUrls] = [await urlsOf(id), await urlsOf(other.id)];
  expect(goneUrls).toHaveLength(3);
  const statuses = (urls: string[]) =>
    Promise.all(urls.map(async (url) => (await fetch(`${app.url}${url}`)).status));
  expect(await statuses(goneUrls)).toEqual([200, 200, 200]);
  expect((await member.delete(`/api/listings/${id}`)).status).toBe(204);
  await vi.waitFor(async () => expect(await statuses(goneUrls)).toEqual([404, 404, 404]), {
    timeout: 15_000,
    interval: 50,
  });
  await vi.waitFor(async () => {
    const rows = await app.db.selectFrom('photos').select('id').where('id', '=', gone.id).execute();
    expect(rows).toEqual([]);
  });
  expect(await statuses(keptUrls)).toEqual([200, 200, 200]);
});

test('A failed deletion leaves the photos where they are (DETAIL-22)', async () => {
  const photo = await newPhoto(member);
  const { id } = await newListing(member, { photos: [{ id: photo.id }] });
  await (await newMember(app)).delete(`/api/listings/${id}`);
  const { body } = await member.get<Listing>(`/api/listings/${id}`);
  expect(body.images).toHaveLength(1);
});
