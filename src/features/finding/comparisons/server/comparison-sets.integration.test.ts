import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../../../../../tests/support/test-databases.ts';

const MIGRATIONS = new URL('../../../../platform/server/db/migrations/', import.meta.url);
const MERGED_BY = '0086-comparison-sets.sql';

test('Comparisons of the same items that were stored in two orders become one, which stays saved and shared', async () => {
  const postgres = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(postgres, name);
  const client = new pg.Client({ connectionString: databaseUrl(postgres, name) });
  await client.connect();
  try {
    const run = async (file: string) => client.query(await readFile(new URL(file, MIGRATIONS), 'utf8'));
    const files = (await readdir(MIGRATIONS)).sort();
    for (const file of files.filter((earlier) => earlier < MERGED_BY)) await run(file);
    await client.query(`
      insert into users (id, name, email, username) values ('${MEMBER}', 'A', 'a@b.co', 'a.b');
      insert into profiles (id, email, username) values ('${MEMBER}', 'a@b.co', 'a.b');
      insert into comparisons (profile_id, listing_ids, subject, compared_at, saved_at, share_token, shared_at, shared)
      values
        ('${MEMBER}', array['${A}', '${B}']::uuid[], 'phones', '2026-07-01', null, 'link', '2026-07-01', '{}'),
        ('${MEMBER}', array['${B}', '${A}']::uuid[], 'phones', '2026-07-02', '2026-07-02', null, null, null),
        ('${MEMBER}', array['${B}', '${C}']::uuid[], 'lamps', '2026-07-03', null, null, null, null)`);
    await run(MERGED_BY);
    const { rows } = await client.query(
      `select subject, share_token, saved_at is not null as saved, compared_at::date::text as compared
       from comparisons order by compared_at`,
    );
    expect(rows).toEqual([
      { subject: 'phones', share_token: 'link', saved: true, compared: '2026-07-02' },
      { subject: 'lamps', share_token: null, saved: false, compared: '2026-07-03' },
    ]);
  } finally {
    await client.end();
    await dropDatabase(postgres, name);
  }
});

const [MEMBER, A, B, C] = ['1', 'a', 'b', 'c'].map(
  (digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`,
);
