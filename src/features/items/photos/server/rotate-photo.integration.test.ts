import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import {
  type Member,
  newGuest,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import type { Photo } from '../contract/photo.ts';
import { PHOTO_LIMITS } from '../contract/photo-limits.ts';
import { photoUrl } from '../contract/photo-url.ts';
import { fileKey } from './stored-photos.ts';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await startTestApp();
  member = await newMember(app);
});
afterAll(() => app?.close());

const rotate = (id: string, client: TestClient = member) =>
  client.post<Photo & { code: string }>(`/api/photos/${id}/rotate`);
const statusOf = async (address: string) => (await fetch(`${app.url}${address}`)).status;

async function upload(content: Buffer, client: TestClient = member): Promise<Photo> {
  const { status, body } = await client.upload<Photo>('/api/photos', new Uint8Array(content));
  expect(status).toBe(201);
  return body;
}

/** Creates an image that is red on the left and blue on the right. */
async function twoHalves(width: number, height: number): Promise<Sharp> {
  const red = { create: { width: width / 2, height, channels: 3 as const, background: '#f00' } };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

async function colorAt(address: string, left: number, top: number): Promise<'red' | 'blue'> {
  const picture = Buffer.from(await (await fetch(`${app.url}${address}`)).arrayBuffer());
  const [r = 0, , b = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return r > b ? 'red' : 'blue';
}

test('My own photo turns clockwise, under new addresses, and the old files are removed (CREATE-27)', async () => {
  const before = await upload(await (await twoHalves(600, 400)).jpeg().toBuffer());
  const { status, body: after } = await rotate(before.id);
  expect(status).toBe(200);
  expect(after).toMatchObject({ id: before.id, width: 400, height: 600 });
  expect(after.placeholder).not.toBe(before.placeholder);
  expect(await colorAt(photoUrl(after, 'large'), 200, 50)).toBe('red');
  expect(await colorAt(photoUrl(after, 'large'), 200, 550)).toBe('blue');
  for (const size of ['small', 'medium', 'large'] as const) {
    expect(photoUrl(after, size)).not.toBe(photoUrl(before, size));
    expect(await statusOf(photoUrl(after, size))).toBe(200);
  }
  await app.settle();
  for (const size of ['small', 'medium', 'large'] as const)
    expect(await statusOf(photoUrl(before, size))).toBe(404);
});

test('Four turns restore a photo, in the same sizes', async () => {
  const photo = await upload(await (await twoHalves(900, 300)).png().toBuffer());
  let turned = photo;
  for (let turn = 0; turn < 4; turn += 1) turned = (await rotate(photo.id)).body;
  expect(turned).toMatchObject({ id: photo.id, width: 900, height: 300 });
  expect(await colorAt(photoUrl(turned, 'small'), 20, 60)).toBe('red');
  expect(await colorAt(photoUrl(turned, 'small'), 380, 60)).toBe('blue');
});

test('A photo taken sideways turns from its upright position, and still has no camera metadata (PERM-14)', async () => {
  const sideways = await (await twoHalves(600, 300))
    .withExif({ IFD0: { Make: 'SpyCam' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const photo = await upload(sideways);
  expect(photo).toMatchObject({ width: 300, height: 600 });
  const { body } = await rotate(photo.id);
  expect(body).toMatchObject({ width: 600, height: 300 });
  expect(await colorAt(photoUrl(body, 'large'), 50, 150)).toBe('blue');
  const file = Buffer.from(await (await fetch(`${app.url}${photoUrl(body, 'large')}`)).arrayBuffer());
  const { exif, xmp, orientation } = await sharp(file).metadata();
  expect({ exif, xmp, orientation }).toEqual({});
});

test('A photo on my own listing turns there too, and keeps its description and its position (CREATE-27)', async () => {
  const [first, second] = [await newPhoto(member), await newPhoto(member)];
  const listing = await newListing(member, {
    photos: [{ id: first.id, alt: 'From the front' }, { id: second.id }],
  });
  const { status, body } = await rotate(first.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 240, height: 320, alt: 'From the front' });
  const shown = await member.get<{ images: Photo[] }>(`/api/listings/${listing.id}`);
  expect(shown.body.images.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(shown.body.images[0]).toEqual(body);
});

test("Other people's photos cannot be turned, listed or not, nor by a visitor (PERM-14)", async () => {
  const guest = await newGuest(app);
  const [loose, listed] = [(await newPhoto(guest)) as Photo, (await newPhoto(guest)) as Photo];
  await newListing(guest, { photos: [{ id: listed.id }] });
  for (const { id } of [loose, listed]) {
    expect(await rotate(id)).toMatchObject({ status: 404, body: { code: 'PHOTO_NOT_FOUND' } });
    expect((await rotate(id, app.client())).status).toBe(401);
    expect((await rotate(id, guest)).status).toBe(200);
  }
  expect((await rotate(randomUUID())).status).toBe(404);
  expect((await rotate('not-an-id')).status).toBe(422);
});

test('Two turns at the same time both get a correct response and leave no extra file', async () => {
  const photo = await upload(await (await twoHalves(400, 300)).jpeg().toBuffer());
  const answers = await Promise.all([rotate(photo.id), rotate(photo.id), rotate(photo.id)]);
  const done = answers.filter(({ status }) => status === 200).length;
  expect(done).toBeGreaterThan(0);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'PHOTO_CHANGED'));
  const row = await app.db
    .selectFrom('photos')
    .select(['width', 'storage_key'])
    .where('id', '=', photo.id)
    .executeTakeFirstOrThrow();
  expect(row.width).toBe(done % 2 === 1 ? 300 : 400);
  const folder = join(app.config.dataDir, 'files');
  const keys = await app.db.selectFrom('photos').select('storage_key').execute();
  const known = new Set(keys.map(({ storage_key }) => storage_key));
  await app.settle();
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.webp'));
  expect(files.filter((name) => !known.has(name.replace(/-\d+\.webp$/, '')))).toEqual([]);
});

test('A photo stored in the folder of its owner is still shown, and turned it names nobody (DETAIL-27)', async () => {
  const guest = await newGuest(app);
  const photo = await upload(await (await twoHalves(400, 300)).jpeg().toBuffer(), guest);
  const { guest_key, storage_key } = await app.db
    .selectFrom('photos')
    .select(['guest_key', 'storage_key'])
    .where('id', '=', photo.id)
    .executeTakeFirstOrThrow();
  expect(photo.base).not.toContain(guest_key);
  const files = join(app.config.dataDir, 'files');
  const oldKey = `${guest_key}/${photo.id}`;
  await mkdir(join(files, dirname(oldKey)));
  for (const width of Object.values(PHOTO_LIMITS.widths)) {
    await rename(join(files, fileKey(storage_key, width)), join(files, fileKey(oldKey, width)));
  }
  await app.db.updateTable('photos').set({ storage_key: oldKey }).where('id', '=', photo.id).execute();
  const old = await guest.get<{ photos: Photo[] }>(`/api/photos?ids=${photo.id}`);
  const [shown] = old.body.photos;
  expect(shown?.base).toContain(guest_key);
  expect(await statusOf(photoUrl(shown ?? photo, 'large'))).toBe(200);
  const { status, body: turned } = await rotate(photo.id, guest);
  expect(status).toBe(200);
  expect(turned.base).not.toContain(guest_key);
  expect(await statusOf(photoUrl(turned, 'large'))).toBe(200);
});

test('My uploads that are on no listing are found by their ids, in order (CREATE-28)', async () => {
  const [one, two, listed] = [await newPhoto(member), await newPhoto(member), await newPhoto(member)];
  await newListing(member, { photos: [{ id: listed.id }] });
  const foreign = await newPhoto(await newGuest(app));
  const ids = [two, foreign, listed, one].map(({ id }) => id);
  const { status, body } = await member.get<{ photos: Photo[] }>(`/api/photos?ids=${ids.join(',')}`);
  expect(status).toBe(200);
  expect(body.photos).toEqual([two, one]);
  expect((await app.client().get(`/api/photos?ids=${one.id}`)).status).toBe(401);
  for (const bad of ['', 'abc', `${one.id},`, Array(6).fill(one.id).join(','), '-'.repeat(36)])
    expect((await member.get(`/api/photos?ids=${bad}`)).status).toBe(422);
});
