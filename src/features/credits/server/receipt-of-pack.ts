import type { Database } from '../../../platform/server/db/database.ts';
import type { ReceiptWords } from '../../billing/contract/receipt-words.ts';
import { packOf } from '../contract/packs.ts';

/** What the receipt of a pack says first, with the balance if the credits are in it already; null for what is no pack. */
export async function receiptOfPack(
  db: Database,
  { offerId, paymentId }: { offerId: string; paymentId: string },
): Promise<ReceiptWords | null> {
  const pack = packOf(offerId);
  if (pack === undefined) return null;
  const added = await db
    .selectFrom('credit_entries')
    .select('available_after')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'purchase')
    .executeTakeFirst();
  const balance = added === undefined ? '' : `You have ${added.available_after} voice credits now. `;
  return { heading: `${pack.credits} credits added`, about: `${balance}The ones you buy never expire.` };
}
