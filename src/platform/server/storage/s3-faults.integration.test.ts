import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { type Member, newMember, newPhoto, photoBytes } from '../../../../tests/support/factories.ts';
import { type S3Server, startS3Server } from '../../../../tests/support/s3-server.ts';
import { freePort } from '../../../../tests/support/site-process.ts';
import { StartupError } from '../startup-error.ts';
import type { S3Settings } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';

const KEY = 'somebody/some-photo-400.webp';
const content = randomBytes(200_000);
const IMPATIENT = { attempts: 2, answerMs: 200, firstPauseMs: 1 };

let s3: S3Server;
let app: TestApp;
let member: Member;

beforeAll(async () => {
  s3 = await startS3Server();
  app = await startTestApp({ ...s3.env, LOG_LEVEL: 'silent' });
  member = await newMember(app);
});
afterAll(async () => {
  await app?.close();
  await s3?.close();
});
beforeEach(() => s3.objects.set(KEY, { content, storedAt: new Date() }));
afterEach(() => {
  s3.trouble = null;
  s3.requests.length = 0;
});

const read = () => fetch(`${app.url}/files/${KEY}`);
const statusOf = async () => (await read()).status;
/** Returns the methods of the requests for this file. The app's background work requests others. */
const tries = () =>
  s3.requests.filter((line) => line.endsWith(KEY)).map((line) => line.slice(0, line.indexOf(' ')));
const upload = async () => member.upload<{ code: string }>('/api/photos', await photoBytes());
const withShortTimeouts = (settings: Partial<S3Settings> = {}) =>
  createS3Storage({ ...s3.settings, ...settings }, IMPATIENT);
const unavailable = expect.objectContaining({ spec: expect.objectContaining({ code: 'FILES_UNAVAILABLE' }) });

test('Readers and uploaders do not notice a storage that fails for a moment', async () => {
  for (const status of [500, 503, 429]) {
    s3.trouble = { kind: 'fails', status, times: 2 };
    expect(await statusOf()).toBe(200);
    s3.trouble = { kind: 'fails', status, times: 2 };
    expect((await upload()).status).toBe(201);
  }
});

test('While the storage fails, readers are asked to try again, and afterwards get the picture', async () => {
  s3.trouble = { kind: 'fails', status: 500 };
  const answer = await read();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect(answer.headers.get('Retry-After')).toBe('10');
  expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  expect(await answer.json()).toMatchObject({ code: 'FILES_UNAVAILABLE', title: 'Files unavailable' });
  expect(tries()).toEqual(['GET', 'GET', 'GET', 'GET']);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  s3.trouble = null;
  expect(await statusOf()).toBe(200);
});

test('While the storage fails, an upload asks to try again, leaves no photo, and works later (CREATE-28)', async () => {
  const countPhotos = async () => (await app.db.selectFrom('photos').select('id').execute()).length;
  const before = await countPhotos();
  s3.trouble = { kind: 'fails', status: 500 };
  expect(await upload()).toMatchObject({
    status: 503,
    body: {
      code: 'FILES_UNAVAILABLE',
      detail: "We can't reach our file storage. Please try again in a minute.",
    },
  });
  expect(await countPhotos()).toBe(before);
  s3.trouble = null;
  expect((await upload()).status).toBe(201);
});

test('A photo that cannot be turned because of the storage stays unchanged (CREATE-27)', async () => {
  const photo = (await newPhoto(member)) as { id: string; base: string };
  s3.trouble = { kind: 'fails', status: 500 };
  expect(await member.post(`/api/photos/${photo.id}/rotate`)).toMatchObject({
    status: 503,
    body: { code: 'FILES_UNAVAILABLE' },
  });
  s3.trouble = null;
  expect((await fetch(`${app.url}${photo.base}-1200.webp`)).status).toBe(200);
  expect((await member.post(`/api/photos/${photo.id}/rotate`)).status).toBe(200);
});

test('A photo that stalls while it is turned asks to try again (CREATE-27)', async () => {
  const photo = await newPhoto(member);
  s3.trouble = { kind: 'breaks' };
  expect(await member.post(`/api/photos/${photo.id}/rotate`)).toMatchObject({
    status: 503,
    body: { code: 'FILES_UNAVAILABLE' },
  });
});

test('The stored part of a failed upload is removed', async () => {
  const before = new Set(s3.objects.keys());
  s3.refuses = (method, key) => method === 'PUT' && key.endsWith('-1200.webp');
  expect((await upload()).status).toBe(503);
  expect([...s3.objects.keys()].filter((key) => !before.has(key))).toEqual([]);
  s3.refuses = () => false;
});

test('A storage that never responds causes a timeout', async () => {
  s3.trouble = { kind: 'hangs' };
  const storage = withShortTimeouts();
  await expect(storage.open(KEY)).rejects.toEqual(unavailable);
  await expect(storage.put(KEY, content)).rejects.toEqual(unavailable);
  await expect(storage.remove([KEY])).rejects.toEqual(unavailable);
});

test('A picture that stalls in the middle causes a timeout', async () => {
  s3.trouble = { kind: 'stalls' };
  const file = await withShortTimeouts().open(KEY);
  await expect(new Response(file?.body).arrayBuffer()).rejects.toEqual(unavailable);
});

test('A picture cut off in the middle is never taken as complete, and the site continues', async () => {
  s3.trouble = { kind: 'breaks' };
  // The HTTP server logs it, because its response has already begun.
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  await expect(read().then((answer) => answer.arrayBuffer())).rejects.toThrow();
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(unavailable);
  consoleError.mockRestore();
  s3.trouble = null;
  expect(await statusOf()).toBe(200);
});

test('A storage that cannot be reached gives readers the same error', async () => {
  const stoppedServer = await startS3Server();
  const alone = await startTestApp({ ...stoppedServer.env, LOG_LEVEL: 'silent' });
  try {
    await stoppedServer.close();
    const answer = await fetch(`${alone.url}/files/${KEY}`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'FILES_UNAVAILABLE' }),
    ]);
    expect((await fetch(`${alone.url}/readyz`)).status).toBe(200);
  } finally {
    await alone.close();
  }
});

test('A start with a working storage leaves no files in it', async () => {
  s3.objects.clear();
  await withShortTimeouts().check();
  expect(s3.objects.size).toBe(0);
});

test.each([
  [
    'a wrong secret',
    { secretAccessKey: 'wrong' },
    /^The file storage refuses the bucket offhand-files \(SignatureDoesNotMatch\): check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, .*\.$/,
  ],
  [
    'a key it does not know',
    { accessKeyId: 'NOBODY' },
    /refuses .* \(InvalidAccessKeyId\): check S3_ACCESS_KEY_ID/,
  ],
  [
    'a bucket it does not have',
    { bucket: 'other' },
    /^The file storage has no bucket other: create it, or set S3_BUCKET to one it has\.$/,
  ],
  [
    'another region',
    { region: 'elsewhere' },
    /^The bucket offhand-files is in another region \(AuthorizationHeaderMalformed\): set S3_REGION/,
  ],
])('A start with %s ends with one sentence that names the fix', async (_what, settings, sentence) => {
  const failure = await withShortTimeouts(settings)
    .check()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartupError);
  expect((failure as Error).message).toMatch(sentence);
});

test('A start without a response from the storage ends with one sentence that names the fix', async () => {
  const nowhere = withShortTimeouts({ endpoint: `http://127.0.0.1:${await freePort()}` });
  await expect(nowhere.check()).rejects.toThrow(
    'The file storage cannot be reached (ECONNREFUSED): check S3_ENDPOINT and that the storage is running.',
  );
  s3.trouble = { kind: 'hangs' };
  await expect(withShortTimeouts().check()).rejects.toThrow('cannot be reached (no answer in time)');
  s3.trouble = { kind: 'fails', status: 500 };
  await expect(withShortTimeouts().check()).rejects.toThrow('it answered 500 InternalError');
});

test('Keys with every character are signed, stored, listed and removed', async () => {
  const storage = withShortTimeouts();
  const keys = ["a/it's (1)*!.webp", 'a/b&c <d>.webp', 'a/ü+ö.webp', 'a/100%.webp'];
  for (const key of keys) await storage.put(key, content);
  const listed: string[] = [];
  for await (const page of storage.list()) listed.push(...page.map(({ key }) => key));
  expect(listed).toEqual(expect.arrayContaining(keys));
  for (const key of keys) expect(await storage.sizeOf(key)).toBe(content.length);
  await storage.remove(keys);
  for (const key of keys) expect(await storage.sizeOf(key)).toBeNull();
});
