import type { Database } from '../../../../platform/server/db/database.ts';
import type { ReceiptWords } from '../../billing/contract/receipt-words.ts';
import { packOf } from '../contract/packs.ts';

/** After this time, the receipt is mailed without the balance. */
const MAX_WAIT_MS = 60_000;

/**
 * Returns the first lines of a pack's receipt, with the balance; null for other purchases.
 * @throws Error while the credits are still being added, so that the receipt's job is retried.
 */
export async function receiptOfPack(
  db: Database,
  { offerId, paymentId, paidAt }: { offerId: string; paymentId: string; paidAt: string },
): Promise<ReceiptWords | null> {
  const pack = packOf(offerId);
  if (pack === undefined) return null;
  const added = await db
    .selectFrom('credit_entries')
    .select('available_after')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'purchase')
    .executeTakeFirst();
  if (added === undefined && Date.now() - Date.parse(paidAt) < MAX_WAIT_MS) {
    throw new Error('the credits of the pack are still being added');
  }
  const balance = added === undefined ? '' : `You have ${added.available_after} voice credits now. `;
  return { heading: `${pack.credits} credits added`, about: `${balance}The ones you buy never expire.` };
}
