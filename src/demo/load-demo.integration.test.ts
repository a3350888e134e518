import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/app.ts';
import { PHOTO_LIMITS } from '../features/items/photos/contract/photo-limits.ts';
import { fileKey } from '../features/items/photos/server/photos.ts';
import { filePath } from '../platform/server/storage/file-storage.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ DEMO: 'public' });
});
afterAll(() => app?.close());

test('Each picture of the demo can be loaded, in every size of its photos', async () => {
  const photos = await app.db.selectFrom('photos').select('storage_key').execute();
  const avatars = await app.db
    .selectFrom('profiles')
    .select('avatar_url')
    .where('avatar_url', 'is not', null)
    .execute();
  const paths = [
    ...photos.flatMap(({ storage_key }) =>
      Object.values(PHOTO_LIMITS.widths).map((width) => filePath(fileKey(storage_key, width))),
    ),
    ...avatars.map(({ avatar_url }) => avatar_url),
  ];
  expect(photos).not.toEqual([]);
  expect(avatars).not.toEqual([]);
  const missing: typeof paths = [];
  for (const path of paths) {
    const { status } = await fetch(`${app.url}${path}`, { method: 'HEAD' });
    if (status !== 200) missing.push(path);
  }
  expect(missing).toEqual([]);
});

test('The pictures of the demo are as large as their photos say', async () => {
  const photos = await app.db
    .selectFrom('photos')
    .select(['storage_key', 'width', 'height'])
    .limit(20)
    .execute();
  for (const { storage_key, width, height } of photos) {
    const largest = await fetch(`${app.url}${filePath(fileKey(storage_key, PHOTO_LIMITS.widths.large))}`);
    expect(await sharp(await largest.arrayBuffer()).metadata()).toMatchObject({ width, height });
  }
});
