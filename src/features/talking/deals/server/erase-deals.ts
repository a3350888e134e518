import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';

/** Deletes a person's sales that have no other remaining participant and no review. Other sales stay. */
export async function eraseDeals(trx: Transaction<DB>, person: OwnerKey): Promise<void> {
  const id = personKey(person);
  await sql`
    delete from sales
    where (coalesce(seller_id, seller_guest) = ${id} and buyer_id is null
        or buyer_id = ${id} and coalesce(seller_id, seller_guest) is null)
      and not exists (select from reviews where sale_id = sales.id)`.execute(trx);
}
