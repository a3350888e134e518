import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { barsOf } from '../../../../../tests/photo-reader/bars-of.ts';
import { startTestApp } from '../../../../../tests/support/app.ts';
import { createContractCheck } from '../../../../../tests/support/contract-check.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { newPhoto } from '../../../../../tests/support/factories.ts';
import { itemPhoto } from '../../../../../tests/support/item-photo.ts';
import { SHOWS_PROCESSES } from '../../../../../tests/support/postgres-processes.ts';
import { readerProcesses } from '../../../../../tests/support/reader-processes.ts';
import { freePort, ROOT, runSite, type SiteProcess } from '../../../../../tests/support/site-process.ts';
import { TestClient } from '../../../../../tests/support/test-client.ts';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  TEMPLATE,
} from '../../../../../tests/support/test-databases.ts';
import type { PhotoWriting } from '../contract/photo-writing.ts';

const database = `test_${randomUUID().replaceAll('-', '')}`;
let folder = '';
let site: SiteProcess;
let newClient: () => TestClient;

// A site of its own, whose log and helper processes can be seen.
beforeAll(async () => {
  const postgres = inject('postgres');
  await createDatabase(postgres, database, TEMPLATE);
  folder = await mkdtemp(join(tmpdir(), 'offhand-reader-'));
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(postgres, database),
    TRUSTED_PROXIES: '1',
  };
  site = runSite(settings, { entry: join(ROOT, 'tests/support/api-site.ts') });
  const url = await site.ready;
  const checkAnswer = await createContractCheck(url);
  newClient = () => new TestClient({ url, origin: url, checkAnswer });
});
afterAll(async () => {
  await site?.stop();
  await dropDatabase(inject('postgres'), database);
  await rm(folder, { recursive: true, force: true });
});

async function newSeller(): Promise<TestClient> {
  const client = newClient();
  expect((await client.post('/api/guests')).status).toBe(201);
  return client;
}

async function upload(client: TestClient, content: Uint8Array<ArrayBuffer>) {
  const { status, body } = await client.upload<{ id: string; base: string }>('/api/photos', content);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const read = (client: TestClient, id: string) =>
  client.post<PhotoWriting & { code: string }>(`/api/photos/${id}/writing`);

const metrics = async () => (await fetch(`${await site.ready}/metrics`)).text();

test.each([0, 90, 180, 270] as const)(
  'What is written on an item is read, turned by %d degrees, the largest first',
  async (turn) => {
    const seller = await newSeller();
    const { id } = await upload(seller, await itemPhoto(['KODAK', 'DATA TANK'], { turn }));
    const { status, body } = await read(seller, id);
    expect(status).toBe(200);
    expect(body).toEqual({ lines: ['KODAK', 'DATA TANK'], codes: [], color: 'blue' });
  },
);

test('A barcode becomes a tag to suggest', async () => {
  const seller = await newSeller();
  const { id } = await upload(seller, await itemPhoto(['KODAK'], { label: await barsOf('9780306406157') }));
  expect((await read(seller, id)).body.codes).toEqual([
    { kind: 'isbn', digits: '9780306406157', tag: 'isbn 9780306406157' },
  ]);
});

test('A photo without writing answers nothing, and the page of metrics has the times of all', async () => {
  const seller = await newSeller();
  const { id } = await newPhoto(seller);
  expect((await read(seller, id)).body).toEqual({ lines: [], codes: [], color: null });
  const figures = await metrics();
  expect(figures).toMatch(/^offhand_photo_reader_seconds_count\{outcome="read"\} [1-9]/m);
  expect(figures).toMatch(/^offhand_photo_reader_seconds_count\{outcome="nothing"\} [1-9]/m);
});

test("Somebody else's photo is not there, and neither is one on a listing", async () => {
  const [seller, other] = await Promise.all([newSeller(), newSeller()]);
  const { id } = await upload(seller, await itemPhoto(['KODAK']));
  for (const [client, photo] of [
    [other, id],
    [seller, randomUUID()],
  ] as const) {
    const { status, body } = await read(client, photo);
    expect([status, body.code]).toEqual([422, 'DRAFT_PHOTO_GONE']);
  }
  expect((await read(newClient(), id)).status).toBe(401);
  expect((await read(seller, 'no-id')).status).toBe(422);

  const listing = { title: 'Lamp', description: 'A lamp.', price: '5', category: 'other', condition: 'good' };
  expect((await seller.post('/api/listings', { ...listing, photos: [{ id }] })).status).toBe(201);
  expect((await read(seller, id)).body.code).toBe('DRAFT_PHOTO_GONE');
});

test('A damaged picture is an answer to try again, and the next photo is read', async () => {
  const seller = await newSeller();
  const [damaged, whole] = [
    await upload(seller, await itemPhoto(['KODAK'])),
    await upload(seller, await itemPhoto(['KODAK'])),
  ];
  await writeFile(join(folder, `${damaged.base}-1200.webp`), 'This is no picture.');
  const { status, body } = await read(seller, damaged.id);
  expect([status, body.code]).toEqual([503, 'PHOTO_UNREAD']);
  expect((await read(seller, whole.id)).body.lines).toEqual(['KODAK']);
  await eventually(async () =>
    expect(await metrics()).toMatch(
      /^offhand_helper_failures_total\{helper="reader",failure="crashed"\} 1$/m,
    ),
  );
  expect(site.output()).toMatch(/"helper":"reader".*unsupported image format.*helper process failed/);
});

test.runIf(SHOWS_PROCESSES)(
  'When the process is killed while it reads, I read to try again, and that works',
  async () => {
    const pid = site.child.pid ?? 0;
    for (const reader of await readerProcesses(pid)) process.kill(reader, 'SIGKILL');
    await eventually(async () => expect(await readerProcesses(pid)).toEqual([]));
    const seller = await newSeller();
    const { id } = await upload(seller, await itemPhoto(['KODAK']));
    const reading = read(seller, id);
    // It starts with a photo, and needs longer to load its models than to be found here.
    const [reader = 0] = await eventually(async () => {
      const processes = await readerProcesses(pid);
      expect(processes).toHaveLength(1);
      return processes;
    });
    process.kill(reader, 'SIGKILL');
    const { status, body } = await reading;
    expect([status, body.code]).toEqual([503, 'PHOTO_UNREAD']);
    // A machine that is very busy may answer again that it could not, after 20 seconds.
    await eventually(async () => expect((await read(seller, id)).body.lines).toEqual(['KODAK']), 50_000);
    await eventually(() =>
      expect(site.output()).toMatch(/"helper":"reader","failure":"crashed","code":null,"signal":"SIGKILL"/),
    );
    expect(await metrics()).toMatch(/^offhand_photo_reader_seconds_count\{outcome="failed"\} [1-9]/m);
  },
  120_000,
);

test('With PHOTO_READER=0 nothing is read, and pages know it', async () => {
  const app = await startTestApp({ PHOTO_READER: '0' });
  try {
    const seller = app.client();
    await seller.post('/api/guests');
    const { id } = await newPhoto(seller);
    const { status, body } = await read(seller, id);
    expect([status, body.code]).toEqual([422, 'READER_OFF']);
    expect((await seller.get('/api/ai')).body).toMatchObject({ writing: false });
    expect(await readerProcesses(process.pid)).toEqual([]);
  } finally {
    await app.close();
  }
});

test('Too many photos in an hour have to wait', async () => {
  const seller = await newSeller();
  const missing = randomUUID();
  for (let count = 0; count < 60; count += 1) expect((await read(seller, missing)).status).toBe(422);
  const { status, body } = await read(seller, missing);
  expect([status, body.code]).toEqual([429, 'TOO_MANY_DRAFTS']);
});
