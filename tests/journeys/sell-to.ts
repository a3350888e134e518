import { randomUUID } from 'node:crypto';
import { ask } from './ask-database.ts';

/** Inserts a sale of some days ago between two members into the site's database. */
export async function sellTo(seller: string, buyer: string, itemTitle: string, daysAgo = 2): Promise<void> {
  await ask(
    `insert into sales (listing_id, seller_id, buyer_id, item_title, price_cents, completed_at)
     values ($1, $2, $3, $4, 2400, now() - make_interval(days => $5))`,
    [randomUUID(), seller, buyer, itemTitle, daysAgo],
  );
}
