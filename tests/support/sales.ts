import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import type { TestClient } from './test-client.ts';

/** The ids of a client in the database. */
export interface Person {
  profileId: string | null;
  guestKey: string | null;
}

export async function personOf(app: TestApp, client: TestClient): Promise<Person> {
  const { body } = await client.get<{ account: { id: string } | null; guest: { guestId: string } | null }>(
    '/api/viewer',
  );
  if (body.account) return { profileId: body.account.id, guestKey: null };
  const guest = await app.db
    .selectFrom('guest_sessions')
    .select('key')
    .where('guest_id', '=', body.guest?.guestId ?? '')
    .executeTakeFirstOrThrow();
  return { profileId: null, guestKey: guest.key };
}

interface SaleDetails {
  itemTitle?: string;
  daysAgo?: number;
}

/** Inserts a sale between two people. Returns its id. */
export async function newSale(
  app: TestApp,
  seller: TestClient,
  buyer: TestClient,
  { itemTitle = 'Desk lamp', daysAgo = 1 }: SaleDetails = {},
): Promise<string> {
  const [from, to] = await Promise.all([personOf(app, seller), personOf(app, buyer)]);
  const { id } = await app.db
    .insertInto('sales')
    .values({
      listing_id: randomUUID(),
      seller_id: from.profileId,
      seller_guest: from.guestKey,
      buyer_id: to.profileId,
      item_title: itemTitle,
      price_cents: 2400,
      completed_at: new Date(Date.now() - daysAgo * 24 * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
