import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createContractCheck } from '../support/contract-check.ts';
import { PASSWORD } from '../support/factories.ts';
import { freePort, ROOT, runSite, type SiteProcess } from '../support/site-process.ts';
import { TestClient } from '../support/test-client.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '../support/test-databases.ts';

const database = `test_${randomUUID().replaceAll('-', '')}`;
let folder = '';
let site: SiteProcess;
let client: TestClient;

beforeAll(async () => {
  const postgres = inject('postgres');
  await createDatabase(postgres, database, TEMPLATE);
  folder = await mkdtemp(join(tmpdir(), 'offhand-log-'));
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(postgres, database),
    LOG_LEVEL: 'info',
  };
  site = runSite(settings, { entry: join(ROOT, 'tests/support/api-site.ts') });
  const url = await site.ready;
  client = new TestClient({ url, origin: url, checkAnswer: await createContractCheck(url) });
});
afterAll(async () => {
  await site?.stop();
  await dropDatabase(inject('postgres'), database);
  await rm(folder, { recursive: true, force: true });
});

it('The log says that a contact message was mailed, but not who wrote about what (CONTACT-09)', async () => {
  const { status } = await client.post('/api/contact/messages', {
    submissionId: randomUUID(),
    name: 'Lena Fox',
    email: 'lena.fox@example.com',
    subject: 'technical-support',
    message: 'The fox is stuck.',
  });
  expect(status).toBe(204);
  await vi.waitFor(() => expect(site.output()).toContain('mail written to the outbox'), { timeout: 20_000 });
  expect(site.output()).not.toMatch(/fox|technical/i);
});

it('The log names a refused address without the invitation or share token in it', async () => {
  const token = 'never-in-the-log-4f9Kq2';
  for (const path of [`/api/zone-invites/${token}`, `/api/shared-comparisons/${token}`]) {
    expect((await client.get(path)).status).toBe(404);
  }
  await vi.waitFor(() => expect(site.output()).toContain('/api/shared-comparisons/[cut]'));
  expect(site.output()).toContain('/api/zone-invites/[cut]');
  expect(site.output()).not.toContain(token);
});

it('Sign-ups that want the same address or username at once are no error of the site (AUTH-13)', async () => {
  const wanted = [
    ...Array.from({ length: 8 }, (_, i) => ({ email: 'ada@example.com', username: `ada${i}` })),
    ...Array.from({ length: 8 }, (_, i) => ({ email: `grace${i}@example.com`, username: 'grace' })),
  ];
  const answers = await Promise.all(
    wanted.map((one) => client.post('/api/accounts/sign-up', { ...one, password: PASSWORD })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.slice(0, 8).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
  expect(statuses.slice(8).toSorted()).toEqual([201, ...Array<number>(7).fill(422)]);
  expect(site.output()).not.toMatch(/"level":[56]0/);
});
