import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createContractCheck } from '../support/contract-check.ts';
import { photoBytes } from '../support/factories.ts';
import { ROOT, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '../support/test-databases.ts';

const run = promisify(execFile);
const database = `test_${randomUUID().replaceAll('-', '')}`;
let folder = '';
/** Whether the test can mount its own disk, which requires root. */
let isDisk = false;
let site: SiteProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offhand-full-'));
  isDisk = await run('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  await createDatabase(inject('postgres'), database, TEMPLATE);
});
afterAll(async () => {
  site?.child.kill('SIGKILL');
  await site?.ended;
  if (isDisk) await run('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
  await dropDatabase(inject('postgres'), database);
});

const start = () =>
  runSite(
    { PORT: '0', DATA_DIR: folder, DATABASE_URL: databaseUrl(inject('postgres'), database) },
    { entry: join(ROOT, 'tests/support/api-site.ts') },
  );

/** Writes until the disk is full. */
async function fill(name: string): Promise<void> {
  await expect(writeFile(join(folder, name), Buffer.alloc(8 * 1024 * 1024))).rejects.toThrow('ENOSPC');
}

test('On a full disk a photo is refused as a thing of a minute, everything else works, and it works again with room', async (context) => {
  context.skip(!isDisk, 'no disk of its own can be mounted here');
  site = start();
  const url = await site.ready;
  const client = new TestClient({ url, origin: url, checkAnswer: await createContractCheck(url) });
  await client.post('/api/guests');
  const photo = await photoBytes('jpeg', 1200, 900);
  const upload = async () => {
    const { status, headers, body } = await client.upload<{ code?: string }>('/api/photos', photo);
    return { status, code: body.code, waits: headers.has('Retry-After') };
  };
  expect(await upload()).toMatchObject({ status: 201 });

  await fill('filler');
  expect(await upload()).toEqual({ status: 503, code: 'FILES_UNAVAILABLE', waits: true });
  const letter = await client.upload('/api/attachments?name=letter.txt', new Uint8Array(500_000).fill(65));
  expect(letter).toMatchObject({ status: 503, body: { code: 'FILES_UNAVAILABLE' } });
  expect((await client.get('/api/listings')).status).toBe(200);

  await rm(join(folder, 'filler'));
  expect(await upload()).toMatchObject({ status: 201 });
  expect(await site.stop()).toBe(0);
});

test('A start on a full disk ends with a sentence that says so', async (context) => {
  context.skip(!isDisk, 'no disk of its own can be mounted here');
  await fill('filler');
  site = runSite({ PORT: '0', DATA_DIR: folder });
  expect(await site.ended).toBe(1);
  expect(site.output()).toBe(
    `The disk of the data folder ${folder} is full: free some space, or set DATA_DIR to a folder on another disk.\n`,
  );
});
