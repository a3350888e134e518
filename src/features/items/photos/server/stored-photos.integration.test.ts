import { randomUUID } from 'node:crypto';
import { access, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Member,
  newConversation,
  newListing,
  newMember,
  newPhoto,
} from '../../../../../tests/support/factories.ts';
import { type AppWithStorage, STORAGES, startAppOn } from '../../../../../tests/support/storages.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Photo } from '../contract/photo.ts';
import { photoUrl } from '../contract/photo-url.ts';
import { removeInterruptedUploads } from './photos.feature.ts';
import { removeAbandonedPhotos, removeOrphans, removePhotos } from './remove-photos.ts';
import { fileKey } from './stored-photos.ts';

describe.each(STORAGES)('Photos stored %s', (place) => {
  let app: AppWithStorage;
  let member: Member;

  beforeAll(async () => {
    app = await startAppOn(place);
    member = await newMember(app);
  });
  afterAll(() => app?.close());

  const uploaded = () => newPhoto(member) as Promise<Photo>;
  const statusOf = async (photo: Photo) => (await fetch(`${app.url}${photoUrl(photo, 'small')}`)).status;

  const isStored = async ({ id }: Photo): Promise<boolean> =>
    (await app.db.selectFrom('photos').select('id').where('id', '=', id).execute()).length === 1;

  const urlsOf = (photo: Photo) =>
    (['small', 'medium', 'large'] as const).map((size) => photoUrl(photo, size));
  const keysOf = (photo: Photo) => urlsOf(photo).map((url) => url.replace('/files/', ''));
  const log = pino({ level: 'silent' });
  const sweep = () => removeOrphans({ ...app, log });
  /** Stores a photo file without a row. */
  async function orphan(hours: number, owner: string = randomUUID()): Promise<string> {
    const key = fileKey(`${owner}/${randomUUID()}`, 400);
    await app.storage.put(key, Buffer.from('a picture'));
    await app.age(key, hours);
    return key;
  }

  test('A photo is uploaded, shown, turned and removed again (CREATE-27, DATA-18)', async () => {
    const photo = await uploaded();
    for (const url of urlsOf(photo)) {
      const answer = await fetch(app.url + url);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    }
    const { body: turned } = await member.post<Photo>(`/api/photos/${photo.id}/rotate`);
    expect(await statusOf(turned)).toBe(200);
    await removePhotos(app.db, app.storage, [photo.id]);
    expect(await statusOf(turned)).toBe(404);
  });

  test('Photos whose form was never submitted are removed after a day, others stay (CREATE-27)', async () => {
    const [forgotten, young, used] = [await uploaded(), await uploaded(), await uploaded()];
    await newListing(member, { photos: [{ id: used.id }] });
    const longAgo = { created_at: new Date(Date.now() - 25 * 3_600_000) };
    await app.db
      .updateTable('photos')
      .set(longAgo)
      .where('id', '=', anyOf([forgotten.id, used.id]))
      .execute();
    await removeAbandonedPhotos(app.db, app.storage);
    expect(await Promise.all([forgotten, young, used].map(isStored))).toEqual([false, true, true]);
    expect(await Promise.all([forgotten, young, used].map(statusOf))).toEqual([404, 200, 200]);
    await removeAbandonedPhotos(app.db, app.storage);
  });

  test('Removing the photos of a deleted listing twice is harmless, and never removes a photo in use (DETAIL-21)', async () => {
    const [loose, used] = [await uploaded(), await uploaded()];
    await newListing(member, { photos: [{ id: used.id }] });
    for (let round = 0; round < 2; round += 1) {
      await removePhotos(app.db, app.storage, [loose.id, used.id]);
      expect(await Promise.all([loose, used].map(isStored))).toEqual([false, true]);
      expect(await Promise.all([loose, used].map(statusOf))).toEqual([404, 200]);
    }
    await removePhotos(app.db, app.storage, []);
  });

  test('A photo sent in a message is never removed as abandoned (MSG-15)', async () => {
    const photo = await uploaded();
    const chat = await newConversation(member, await newListing(await newMember(app)));
    const message = { clientId: randomUUID(), photos: [photo.id] };
    expect((await member.post(`/api/conversations/${chat}/messages`, message)).status).toBe(201);
    await app.db
      .updateTable('photos')
      .set({ created_at: new Date(0) })
      .where('id', '=', photo.id)
      .execute();
    await removeAbandonedPhotos(app.db, app.storage);
    await removePhotos(app.db, app.storage, [photo.id]);
    expect([await isStored(photo), await statusOf(photo)]).toEqual([true, 200]);
    expect((await member.get<{ photos: Photo[] }>(`/api/photos?ids=${photo.id}`)).body.photos).toEqual([]);
  });

  test('A photo that was removed cannot be put on a listing (CREATE-28)', async () => {
    const photo = await uploaded();
    await removePhotos(app.db, app.storage, [photo.id]);
    await expect(newListing(member, { photos: [{ id: photo.id }] })).rejects.toThrow('PHOTO_GONE');
  });

  test('Files left by a crashed upload are removed after a day; photos in use and new files stay (CREATE-27)', async () => {
    const [loose, listed] = [await uploaded(), await uploaded()];
    await newListing(member, { photos: [{ id: listed.id }] });
    const ofNobody = await Promise.all(Array.from({ length: 5 }, () => orphan(25)));
    const besideAPhoto = await orphan(25, keysOf(listed)[0]?.split('/')[0]);
    const ofARunningUpload = await orphan(23);
    for (const key of [...keysOf(loose), ...keysOf(listed)]) await app.age(key, 1000);
    await sweep();
    const left = await app.keys();
    expect(left).toEqual(expect.arrayContaining([...keysOf(loose), ...keysOf(listed), ofARunningUpload]));
    for (const key of [...ofNobody, besideAPhoto]) expect(left).not.toContain(key);
    expect(await statusOf(listed)).toBe(200);
    await sweep();
    expect(await app.keys()).toEqual(left);
  });

  test('Half-written files are removed after a day, and files that are not photos stay', async () => {
    const others = ['avatars/somebody.webp', `chats/${randomUUID()}.webp`, 'backup.zip'];
    const halves = [
      `${randomUUID()}/${randomUUID()}-400.webp.${randomUUID()}.part`,
      'avatars/half.webp.part',
    ];
    for (const key of [...others, ...halves]) {
      await app.storage.put(key, Buffer.from('something'));
      await app.age(key, 25);
    }
    const young = 'avatars/young.webp.part';
    await app.storage.put(young, Buffer.from('something'));
    await sweep();
    const left = await app.keys();
    expect(left).toEqual(expect.arrayContaining([...others, young]));
    for (const key of halves) expect(left).not.toContain(key);
  });

  test('Uploads interrupted by a crash are removed within an hour; running ones stay', async () => {
    const [old, young] = ['old', 'young'].map((name) => join(app.config.dataDir, 'uploads', name));
    await uploaded();
    await writeFile(old ?? '', 'half a picture');
    await writeFile(young ?? '', 'half a picture');
    const before = new Date(Date.now() - 40 * 60_000);
    await utimes(old ?? '', before, before);
    await removeInterruptedUploads(join(app.config.dataDir, 'uploads'));
    await expect(access(old ?? '')).rejects.toThrow('ENOENT');
    await access(young ?? '');
  });

  test("A database started on another site's files by mistake does not remove them", async () => {
    // One after another: what S3 doesn't answer in time is sent again, and would be new.
    const foreign: string[] = [];
    while (foreign.length <= 300) foreign.push(await orphan(48));
    const messages: string[] = [];
    const loud = pino({ level: 'error' }, { write: (line) => void messages.push(line) });
    await removeOrphans({ ...app, log: loud });
    expect(await app.keys()).toEqual(expect.arrayContaining(foreign));
    expect(messages.join('')).toContain('most stored photos belong to no row of this database');
    await app.storage.remove(foreign);
  });
});
