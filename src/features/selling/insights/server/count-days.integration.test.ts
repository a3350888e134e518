import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSeparateApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newMember } from '../../../../../tests/support/factories.ts';
import { personOf } from '../../../../../tests/support/sales.ts';
import { countSupply } from './count-days.ts';

const [COLLECTIBLES, CLOTHES] = [1200, 300];

let app: TestApp;
beforeAll(async () => {
  app = await startSeparateApp();
  const { profileId } = await personOf(app, await newMember(app));
  await sql`
    insert into listings (title, description, category, condition, price_cents, seller_id)
    select 'Item ' || n, repeat('Nothing special. ', 30), case when n % 5 = 0 then 'clothing' else 'collectibles' end,
      'good', 1000, ${profileId}
    from generate_series(1, ${COLLECTIBLES + CLOTHES}::int) as n`.execute(app.db);
  await sql`analyze listings`.execute(app.db);
});
afterAll(() => app?.close());

async function supplyOf(category: string): Promise<number> {
  const row = await app.db
    .selectFrom('category_insights')
    .select('listings')
    .where('category', '=', category)
    .executeTakeFirstOrThrow();
  return row.listings ?? -1;
}

test('The supply of a category is exact while a job can read all listings (INSIGHT-05)', async () => {
  await countSupply(app.db, null, COLLECTIBLES + CLOTHES);
  expect([await supplyOf('collectibles'), await supplyOf('clothing'), await supplyOf('vehicles')]).toEqual([
    COLLECTIBLES,
    CLOTHES,
    0,
  ]);
});

test('The supply is estimated from a sample if there are more listings (INSIGHT-05)', async () => {
  await countSupply(app.db, null, (COLLECTIBLES + CLOTHES) / 3);
  for (const [category, count] of [
    ['collectibles', COLLECTIBLES],
    ['clothing', CLOTHES],
  ] as const) {
    expect(await supplyOf(category), category).toBeGreaterThan(count / 2);
    expect(await supplyOf(category), category).toBeLessThan(count * 2);
  }
});
