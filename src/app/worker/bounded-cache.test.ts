import { expect, test } from 'vitest';
import { createByteLimit, deleteOldest } from './bounded-cache.ts';
import { fakeCaches } from './fake-caches.fixture.ts';

const photo = (bytes: number) => new Response('', { headers: { 'Content-Length': String(bytes) } });

async function cacheWith(...photos: [name: string, bytes: number][]) {
  const cache = await fakeCaches().open('photos');
  for (const [name, bytes] of photos) await cache.put(`http://site.test/${name}`, photo(bytes));
  return cache;
}

const names = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1));

test('The oldest photos make room for new ones, counting those of earlier visits', async () => {
  const cache = await cacheWith(['a', 20], ['b', 20], ['c', 5]);
  const limit = createByteLimit(50);
  await cache.put('http://site.test/d', photo(10));
  await limit.added(cache, 'http://site.test/d', 10);
  expect(await names(cache)).toEqual(['b', 'c', 'd']);
  await cache.put('http://site.test/e', photo(30));
  await limit.added(cache, 'http://site.test/e', 30);
  expect(await names(cache)).toEqual(['c', 'd', 'e']);
});

test('After everything was deleted, counting starts again', async () => {
  const limit = createByteLimit(50);
  await limit.added(await cacheWith(['a', 45]), 'http://site.test/a', 45);
  limit.reset();
  const cache = await cacheWith(['b', 45]);
  await limit.added(cache, 'http://site.test/b', 45);
  expect(await names(cache)).toEqual(['b']);
});

test('Only the newest entries stay', async () => {
  const cache = await cacheWith(['a', 1], ['b', 1], ['c', 1]);
  await deleteOldest(cache, 2);
  expect(await names(cache)).toEqual(['b', 'c']);
});
