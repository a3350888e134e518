import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DATABASE_USER } from '../../src/platform/server/db/embedded/cluster.ts';

/** Inserts a sale of some days ago between two members into the site's database. */
export async function sellTo(seller: string, buyer: string, itemTitle: string, daysAgo = 2): Promise<void> {
  await ask(
    `insert into sales (listing_id, seller_id, buyer_id, item_title, price_cents, completed_at)
     values ($1, $2, $3, $4, 2400, now() - make_interval(days => $5))`,
    [randomUUID(), seller, buyer, itemTitle, daysAgo],
  );
}

async function ask(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({
    host: process.env.JOURNEY_DATABASE,
    port: 5432,
    user: DATABASE_USER,
    database: 'offhand',
  });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
