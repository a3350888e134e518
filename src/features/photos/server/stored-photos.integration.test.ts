import { request } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import {
  type Member,
  newConversation,
  newListing,
  newMember,
  newPhoto,
} from '../../../../tests/support/factories.ts';
import { createLocalStorage } from '../../../platform/server/storage/local-storage.ts';
import type { Photo } from '../contract/photo.ts';
import { removeAbandonedPhotos, removePhotos } from './remove-photos.ts';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await startTestApp();
  member = await newMember(app);
});
afterAll(() => app?.close());

const uploaded = () => newPhoto(member) as Promise<Photo>;
const statusOf = async (photo: Photo) => (await fetch(`${app.url}${photo.urls.small}`)).status;
const storage = () => createLocalStorage(join(app.config.dataDir, 'files'));

const isKept = async ({ id }: Photo): Promise<boolean> =>
  (await app.db.selectFrom('photos').select('id').where('id', '=', id).execute()).length === 1;

/** The path exactly as given: fetch would tidy it up before sending. */
function getRaw(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    request({ hostname, port, path }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) });
    })
      .on('error', reject)
      .end();
  });
}

test('A stored photo is served as WebP, to anybody, to be kept for ever (DATA-18, DATA-20)', async () => {
  const photo = await uploaded();
  const answer = await fetch(`${app.url}${photo.urls.large}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const head = await fetch(`${app.url}${photo.urls.large}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('A file that is not there answers 404 and is not remembered as there (DATA-20)', async () => {
  const answer = await fetch(`${app.url}/files/nobody/nothing-400.webp`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable');
});

test.each([
  '/files/../auth-secret',
  '/files/%2e%2e/auth-secret',
  '/files/..%2fauth-secret',
  '/files/..%5cauth-secret',
  '/files/x/../../auth-secret',
  '/files//auth-secret',
  '/files/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/files/....//auth-secret',
  '/files/%00/auth-secret',
  '/files/%',
  '/files/',
  '/files',
  '/assets/..%2f..%2fpackage.json',
])('No path leads out of the folder of files: %s (PERM-14)', async (path) => {
  const secret = 'the secret of this very site, 32 characters';
  await writeFile(join(app.config.dataDir, 'auth-secret'), secret);
  const { status, body } = await getRaw(path);
  expect([400, 404]).toContain(status);
  expect(body).not.toContain(secret);
  expect(body).not.toContain('root:');
});

test('Photos whose form was never sent are removed after a day, others stay (CREATE-27)', async () => {
  const [forgotten, young, used] = [await uploaded(), await uploaded(), await uploaded()];
  await newListing(member, { photos: [{ id: used.id }] });
  const longAgo = { created_at: new Date(Date.now() - 25 * 3_600_000) };
  await app.db.updateTable('photos').set(longAgo).where('id', 'in', [forgotten.id, used.id]).execute();
  await removeAbandonedPhotos(app.db, storage());
  expect(await Promise.all([forgotten, young, used].map(isKept))).toEqual([false, true, true]);
  expect(await Promise.all([forgotten, young, used].map(statusOf))).toEqual([404, 200, 200]);
  await removeAbandonedPhotos(app.db, storage());
});

test('A photo that was sent in a message is never taken for an abandoned one (MSG-15)', async () => {
  const photo = await uploaded();
  const chat = await newConversation(member, await newListing(await newMember(app)));
  const message = { clientId: crypto.randomUUID(), photos: [photo.id] };
  expect((await member.post(`/api/conversations/${chat}/messages`, message)).status).toBe(201);
  await app.db
    .updateTable('photos')
    .set({ created_at: new Date(0) })
    .where('id', '=', photo.id)
    .execute();
  await removeAbandonedPhotos(app.db, storage());
  await removePhotos(app.db, storage(), [photo.id]);
  expect([await isKept(photo), await statusOf(photo)]).toEqual([true, 200]);
  expect((await member.get<{ photos: Photo[] }>(`/api/photos?ids=${photo.id}`)).body.photos).toEqual([]);
});

test('Removing the photos of a deleted listing twice is harmless, and never takes a photo in use (DETAIL-21)', async () => {
  const [loose, used] = [await uploaded(), await uploaded()];
  await newListing(member, { photos: [{ id: used.id }] });
  for (let round = 0; round < 2; round += 1) {
    await removePhotos(app.db, storage(), [loose.id, used.id]);
    expect(await Promise.all([loose, used].map(isKept))).toEqual([false, true]);
    expect(await Promise.all([loose, used].map(statusOf))).toEqual([404, 200]);
  }
  await removePhotos(app.db, storage(), []);
});

test('A photo that was removed cannot be put on a listing (CREATE-28)', async () => {
  const photo = await uploaded();
  await removePhotos(app.db, storage(), [photo.id]);
  await expect(newListing(member, { photos: [{ id: photo.id }] })).rejects.toThrow('PHOTO_GONE');
});
