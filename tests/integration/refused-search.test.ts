import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildPages, runSite, type SiteProcess } from '../support/site-process.ts';
import { createDatabase, databaseUrl, dropDatabase, TEMPLATE } from '../support/test-databases.ts';

const SEARCH = 'oak desk lamp';
const DETAIL = 'Too many tries in a short time. Wait a moment and try again.';

const database = `test_${randomUUID().replaceAll('-', '')}`;
let site: SiteProcess;
let folder = '';
beforeAll(async () => {
  await buildPages();
  folder = await mkdtemp(join(tmpdir(), 'offhand-refused-'));
  await createDatabase(inject('postgres'), database, TEMPLATE);
  site = runSite({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(inject('postgres'), database),
    TRUSTED_PROXIES: '1',
    REQUESTS_PER_MINUTE: '100000',
  });
  await site.ready;
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await dropDatabase(inject('postgres'), database);
  await rm(folder, { recursive: true, force: true });
});

/** Sends more concurrent searches than may wait for one address. Returns the refused responses. */
async function openTooOften(path: string, address: string, isRefused: (answer: Response) => boolean) {
  const url = `${await site.ready}${path}?q=${encodeURIComponent(SEARCH)}`;
  const headers = { Accept: 'text/html', 'X-Forwarded-For': address };
  // Visitors who open the same page within a second share it, so each uses another price.
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => fetch(`${url}&max=${index + 1}`, { headers })),
  );
  const refused = answers.find(isRefused);
  if (refused === undefined) throw new Error('no search was refused');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  return refused;
}

test('A search that is refused says what to do, and keeps what was typed, with status 429 and Retry-After', async () => {
  const refused = await openTooOften('/listings', '10.0.0.1', ({ status }) => status === 429);
  const html = await refused.text();
  expect(html).toContain(`${DETAIL} Your search is still here.`);
  expect(html).toMatch(new RegExp(`<input[^>]* value="${SEARCH}"`));
  expect(html).toContain('Try Again');
});

test('A search that is refused within the site says the same, and after how long to try again', async () => {
  const refused = await openTooOften('/listings.data', '10.0.0.2', ({ headers }) =>
    headers.has('Retry-After'),
  );
  const data = await refused.text();
  expect(data).toContain(DETAIL);
  expect(data).toContain('"retryAfter"');
});
