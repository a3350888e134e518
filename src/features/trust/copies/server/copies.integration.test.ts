import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { LISTING, newConversation, newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { TestClient } from '../../../../../tests/support/test-client.ts';
import { findSamePhotos } from './notice-copies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const SIDE = 12;
/** Gray blocks that differ by the seed. */
const blocks = (seed: number) =>
  sharp(
    Uint8Array.from({ length: SIDE * SIDE }, (_, index) => ((index + seed) * (index + 7) * 37 * seed) % 251),
    { raw: { width: SIDE, height: SIDE, channels: 1 } },
  ).resize(480, 480);

async function upload(client: TestClient, picture: Sharp): Promise<{ id: string }> {
  const bytes = new Uint8Array(await picture.toBuffer());
  const { status, body } = await client.upload<{ id: string }>('/api/photos', bytes);
  if (status !== 201) throw new Error(`uploading answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** What operators are shown about a listing, oldest case first. */
async function noticed(listingId: string): Promise<string[]> {
  await app.settle();
  const cases = await app.db
    .selectFrom('cases')
    .select('evidence')
    .where('target_id', '=', listingId)
    .orderBy('number')
    .execute();
  return cases.flatMap(({ evidence }) => evidence as { label: string }[]).map(({ label }) => label);
}

test('A photo that someone else posted is noticed, in another size and format, and my own is not', async () => {
  const [first, second] = [await newMember(app), await newMember(app)];
  const original = await newListing(first, {
    title: 'Oak chair',
    photos: [await upload(first, blocks(3).png())],
  });
  const small = blocks(3).resize(300, 300).jpeg({ quality: 60 });
  const copy = await newListing(second, { photos: [await upload(second, small)] });
  expect(await findSamePhotos(app.db, copy.id)).toEqual([{ id: original.id, title: 'Oak chair' }]);
  expect(await noticed(copy.id)).toEqual(['Same photo as in']);
  const again = await newListing(first, { photos: [await upload(first, blocks(3).png())] });
  expect((await findSamePhotos(app.db, again.id)).map(({ id }) => id)).toEqual([copy.id]);
  const other = await newListing(second, { photos: [await upload(second, blocks(5).png())] });
  expect(await noticed(other.id)).toEqual([]);
});

test('The fifth listing with one text is noticed, with other digits and letters too', async () => {
  const description = 'Solid and heavy, from a smoke free home, pick up near the old station. Call 555 0100.';
  const texts = [description, description.toUpperCase(), description.replace('0100', '0199'), description];
  for (const text of texts) {
    const { id } = await newListing(await newMember(app), { title: 'Cast pan', description: text });
    expect(await noticed(id)).toEqual([]);
  }
  const fifth = await newListing(await newMember(app), { title: 'Cast pan', description });
  expect(await noticed(fifth.id)).toEqual(['Same text']);
});

test('A photo or text that comes with an edit is noticed, once, and one that was there before is not again', async () => {
  const closeCases = () =>
    sql`update cases set state = 'decided', decided_at = now() where state <> 'decided'`.execute(app.db);
  const description = 'A story about a copper kettle that traveled around the world twice on a ship.';
  for (let n = 0; n < 4; n += 1) await newListing(await newMember(app), { title: 'Kettle', description });
  const [first, second] = [await newMember(app), await newMember(app)];
  await newListing(first, { photos: [await upload(first, blocks(11).png())] });
  const ownPhoto = await upload(second, blocks(13).png());
  const { id } = await newListing(second, { photos: [ownPhoto] });
  expect(await noticed(id)).toEqual([]);
  const copied = await upload(second, blocks(11).jpeg({ quality: 70 }));
  const edit = async (details: object) => {
    expect((await second.put(`/api/listings/${id}`, { ...LISTING, ...details })).status).toBe(200);
  };
  await edit({ photos: [ownPhoto, copied] });
  expect(await noticed(id)).toEqual(['Same photo as in']);
  await closeCases();
  await edit({ photos: [ownPhoto, copied], title: 'Kettle', description });
  expect(await noticed(id)).toEqual(['Same photo as in', 'Same text']);
  await closeCases();
  await edit({ photos: [copied, ownPhoto], title: 'KETTLE', description, price: '12' });
  expect(await noticed(id)).toHaveLength(2);
});

test('One risky message to many people is slowed down, and other messages are not', async () => {
  const sender = await newMember(app);
  const send = async (text: string) => {
    const chat = await newConversation(sender, await newListing(await newMember(app)));
    return sender.post<{ code: string; detail: string }>(`/api/conversations/${chat}/messages`, {
      clientId: randomUUID(),
      text,
    });
  };
  const text = 'Hello friend, I pay with a gift card first, my mover will pick it up this week';
  const statuses = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await send(text)).status);
  expect(statuses.slice(0, 5)).toEqual([201, 201, 201, 201, 201]);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(text)).body.detail).toContain('several people');
  expect((await send('Is the lamp still available, and could I come by tomorrow evening?')).status).toBe(201);
});
