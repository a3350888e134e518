import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRaw } from '../../../../tests/support/get-raw.ts';
import { type AppWithStorage, STORAGES, startAppOn } from '../../../../tests/support/storages.ts';
import { filePath } from './file-storage.ts';

describe.each(STORAGES)('Files stored %s', (place) => {
  const KEY = 'somebody/some-photo-400.webp';
  const content = randomBytes(300_000);
  let app: AppWithStorage;

  beforeAll(async () => {
    app = await startAppOn(place);
    await app.storage.put(KEY, content);
  });
  afterAll(() => app?.close());

  const ask = (headers: Record<string, string> = {}, method = 'GET', key = KEY) =>
    fetch(`${app.url}${filePath(key)}`, { method, headers });
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test('A file is served in full to everyone, cached forever and never treated as a page (DATA-17, DATA-18, DATA-20)', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await bytesOf(answer)).equals(content)).toBe(true);
  });

  test('A cached file gets 304, and an outdated one is sent again (DATA-20)', async () => {
    const etag = (await ask({}, 'HEAD')).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask({ 'If-None-Match': known });
      expect([answer.status, (await bytesOf(answer)).length]).toEqual([304, 0]);
      expect(answer.headers.get('ETag')).toBe(etag);
      expect(answer.headers.get('Cache-Control')).toContain('immutable');
    }
    expect((await bytesOf(await ask({ 'If-None-Match': '"other"' }))).equals(content)).toBe(true);
    expect((await ask({ 'If-None-Match': '*' }, 'GET', 'somebody/none.webp')).status).toBe(404);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-100', 100, 100],
    ['bytes=299000-', 299_000, 299_999],
    ['bytes=299990-999999999999', 299_990, 299_999],
    ['bytes=-500', 299_500, 299_999],
    ['bytes=-400000', 0, 299_999],
  ])('The part %s is sent alone (DATA-20)', async (range, start, end) => {
    const answer = await ask({ Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/300000`);
    expect(answer.headers.get('Content-Length')).toBe(String(end - start + 1));
    expect((await bytesOf(answer)).equals(content.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=300000-', 'bytes=400000-500000', 'bytes=-0'])(
    "The part %s, which does not exist, is refused with the file's size (DATA-20)",
    async (range) => {
      const answer = await ask({ Range: range });
      expect([answer.status, (await bytesOf(answer)).length]).toEqual([416, 0]);
      expect(answer.headers.get('Content-Range')).toBe('bytes */300000');
      expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable');
    },
  );

  test.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=x'])(
    'A request for part %s gets the whole file (DATA-20)',
    async (range) => {
      const answer = await ask({ Range: range });
      expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, content.length]);
    },
  );

  test('A part is only sent for the same version of a file (DATA-20)', async () => {
    const etag = (await ask({}, 'HEAD')).headers.get('ETag') ?? '';
    expect((await ask({ Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
    expect((await ask({ Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
    expect((await ask({ Range: 'bytes=0-9' }, 'GET', 'somebody/none.webp')).status).toBe(404);
  });

  test('The size can be requested without the content (DATA-20)', async () => {
    const answer = await ask({ Range: 'bytes=0-9' }, 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('Content-Length')).toBe(String(content.length));
    expect((await ask({}, 'HEAD', 'somebody/none.webp')).status).toBe(404);
  });

  test('A file that is not a picture is downloaded and never shown (PERM-14)', async () => {
    await app.storage.put('somebody/page.html', Buffer.from('<script>alert(1)</script>'));
    const { headers } = await ask({}, 'GET', 'somebody/page.html');
    expect(headers.get('Content-Type')).toBe('application/octet-stream');
    expect(headers.get('Content-Disposition')).toBe('attachment');
  });

  test('A missing file returns 404, which is not cached (DATA-20)', async () => {
    const answer = await ask({}, 'GET', 'nobody/nothing-400.webp');
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
    '/files/somebody',
    '/files/somebody/',
    '/files//somebody/some-photo-400.webp',
    '/files/somebody%2Fsome-photo-400.webp',
    '/files/somebody/some-photo-400.webp%00',
    '/files/somebody/some-photo-400.webp/',
    '/files/somebody/../somebody/some-photo-400.webp/x',
    '/files/?list-type=2',
    `/files/${'x'.repeat(120)}.webp`,
    '/assets/..%2f..%2fpackage.json',
  ])('No path leads to anything but a file: %s (PERM-14)', async (path) => {
    const secret = 'the secret of this very site, 32 characters';
    await writeFile(join(app.config.dataDir, 'auth-secret'), secret);
    const { status, body } = await getRaw(app.url, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain(secret);
    expect(body).not.toContain('root:');
  });

  test('A client that disconnects in the middle does not break the server', async () => {
    const large = randomBytes(20_000_000);
    await app.storage.put('somebody/large.webp', large);
    for (let round = 0; round < 5; round += 1) {
      await new Promise<void>((resolve, reject) => {
        const request = get(`${app.url}/files/somebody/large.webp`, (answer) => {
          answer.once('data', () => request.destroy()).once('close', resolve);
          answer.on('error', () => undefined);
        });
        request.on('error', (error) => (request.destroyed ? undefined : reject(error)));
      });
    }
    expect((await bytesOf(await ask({}, 'GET', 'somebody/large.webp'))).equals(large)).toBe(true);
    await app.storage.remove(['somebody/large.webp']);
  });

  test('All files are listed, and removing them twice is harmless', async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `lister/file-${index}.webp`);
    const begun = Date.now();
    await Promise.all(keys.map((key) => app.storage.put(key, content)));
    expect((await app.keys()).filter((key) => key.startsWith('lister/'))).toEqual(keys);
    const times: number[] = [];
    for await (const page of app.storage.list())
      times.push(...page.map(({ storedAt }) => storedAt.getTime()));
    // The file system's timestamps are coarser.
    expect(Math.max(...times)).toBeGreaterThan(begun - 1000);
    for (let round = 0; round < 2; round += 1) {
      await app.storage.remove([...keys, 'lister/never-there.webp']);
      expect((await app.keys()).filter((key) => key.startsWith('lister/'))).toEqual([]);
      expect(await app.storage.open(keys[0] ?? '')).toBeNull();
      expect(await app.storage.sizeOf(keys[0] ?? '')).toBeNull();
    }
  });

  test('A file in the private folder has no address, for nobody (PERM-14)', async () => {
    const path = join(app.config.dataDir, 'own.zip');
    await writeFile(path, content);
    await app.storage.putFile('private/own.zip', path);
    for (const key of ['private/own.zip', 'private//own.zip', './private/own.zip', '%70rivate/own.zip']) {
      const { status, body } = await getRaw(app.url, `/files/${key}`);
      expect([key, status, body.length < 100]).toEqual([key, 404, true]);
    }
    const stored = await app.storage.open('private/own.zip');
    expect(Buffer.from(await new Response(stored?.body).arrayBuffer()).equals(content)).toBe(true);
  });

  test('An empty file can be stored and read', async () => {
    await app.storage.put('somebody/empty.webp', Buffer.alloc(0));
    const answer = await ask({}, 'GET', 'somebody/empty.webp');
    expect([answer.status, (await bytesOf(answer)).length]).toEqual([200, 0]);
    expect((await ask({ Range: 'bytes=0-' }, 'GET', 'somebody/empty.webp')).status).toBe(416);
    expect((await ask({ Range: 'bytes=-5' }, 'GET', 'somebody/empty.webp')).status).toBe(416);
  });

  test('A file of this machine is stored as it is, large or small, and stays where it was', async () => {
    for (const size of [0, 3_000_000]) {
      const [path, large] = [join(app.config.dataDir, `to-store-${size}`), randomBytes(size)];
      await writeFile(path, large);
      await app.storage.putFile('somebody/copy.webp', path);
      expect((await bytesOf(await ask({}, 'GET', 'somebody/copy.webp'))).equals(large)).toBe(true);
      expect((await readFile(path)).equals(large)).toBe(true);
    }
    await expect(
      app.storage.putFile('somebody/none.webp', join(app.config.dataDir, 'none')),
    ).rejects.toThrow();
  });

  test('A file in the private folder has no address', async () => {
    await app.storage.put('private/letter.webp', content);
    expect((await ask({}, 'GET', 'private/letter.webp')).status).toBe(404);
    expect(await app.storage.sizeOf('private/letter.webp')).toBe(content.length);
  });

  test('A file stored again under the same key is still complete', async () => {
    await Promise.all([
      app.storage.put(KEY, content),
      app.storage.put(KEY, content),
      app.storage.put(KEY, content),
    ]);
    expect((await bytesOf(await ask())).equals(content)).toBe(true);
    expect((await app.keys()).filter((key) => key.endsWith('.part'))).toEqual([]);
  });
});
