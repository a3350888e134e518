import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { listingStatusChanged } from '../../../items/listings/contract/signals.ts';
import { type ListingOfDeal, lockListing, setSold } from '../../../items/listings/server/listings.ts';
import { findConversationWith } from '../../messages/server/messages.ts';
import type { Deal } from '../contract/deal.ts';
import { dealErrors } from '../contract/errors.ts';
import { type DealRole, LIFECYCLE } from '../contract/lifecycle.ts';
import { saleUndone } from '../contract/signals.ts';
import { changeDeal } from './change-deal.ts';
import { type DealLedger, type StepDetails, withLedgerIn } from './deal-ledger.ts';
import { isTooOld } from './deals.policy.ts';
import { findSale } from './deals.queries.ts';
import type { DealsServices } from './deals.ts';

/** Error codes of `on delete restrict`: its own since PostgreSQL 18, the one of any foreign key before. */
const STILL_REFERENCED: readonly unknown[] = ['23001', '23503'];

/** Undoes a sale whose reviews are not published. The listing is for sale again. */
export function undoSale(services: DealsServices, owner: Owner, conversationId: string): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'undoSale',
    isDone: ({ stage, role }) => role === LIFECYCLE.undoSale.by && stage === LIFECYCLE.undoSale.to.stage,
    async work(step) {
      const { trx, jobs, conversation, role, listing, sale } = step;
      if (sale === null || isTooOld(sale, listing.now)) throw new DomainError(dealErrors.SALE_FIXED);
      const reviewBy = await removeSale(step, services, sale.id);
      await setSold(trx, listing.id, false);
      await jobs.record(trx, listingStatusChanged, { listingId: listing.id, status: 'active' });
      step.listingChanged(listing);
      step.step(conversation, role, undone(reviewBy));
    },
  });
}

/**
 * Undoes the sale of a listing that its seller is putting back up for sale in this transaction.
 * @returns a function to call after the commit.
 * @throws DomainError SALE_FIXED.
 */
export async function undoSaleOf(
  services: DealsServices,
  trx: Transaction<DB>,
  listingId: string,
): Promise<() => Promise<void>> {
  const { publish } = await withLedgerIn(trx, services, async (ledger) => {
    const listing = await lockListing(trx, listingId);
    if (listing === undefined) return;
    ledger.listingChanged(listing);
    await undoIn(ledger, services, listing);
  });
  return publish;
}

/** Undoes the sale of a locked listing that is for sale again, if that is still possible. */
export async function undoSaleOfRelisted(
  ledger: DealLedger,
  services: DealsServices,
  listing: ListingOfDeal,
): Promise<void> {
  const { trx } = ledger;
  await sql`savepoint before_removal`.execute(trx);
  try {
    await undoIn(ledger, services, listing);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await sql`rollback to savepoint before_removal`.execute(trx);
  }
}

async function undoIn(ledger: DealLedger, services: DealsServices, listing: ListingOfDeal): Promise<void> {
  const { trx } = ledger;
  const sale = await findSale(trx, listing.id);
  if (sale === null) return;
  const reviewBy = await removeSale(ledger, services, sale.id);
  const conversation = sale.buyer_id ? await findConversationWith(trx, listing, sale.buyer_id) : undefined;
  if (conversation) ledger.step(conversation, 'seller', undone(reviewBy));
}

const undone = (reviewBy: DealRole | null): StepDetails => ({
  step: 'sale-undone',
  ...(reviewBy && { reviewBy }),
});

/**
 * Deletes a sale together with its unpublished review.
 * @returns the role of the review's author; null if there was no review.
 * @throws DomainError SALE_FIXED once its reviews are published.
 */
export async function removeSale(
  { trx, jobs }: Pick<DealLedger, 'trx' | 'jobs'>,
  { withdrawReview }: Pick<DealsServices, 'withdrawReview'>,
  saleId: string,
): Promise<DealRole | null> {
  // Writing a review locks the sale as well, so a concurrent review is either seen here or fails.
  const sale = await trx
    .selectFrom('sales')
    .select(['seller_id', 'buyer_id'])
    .where('id', '=', saleId)
    .forUpdate()
    .executeTakeFirst();
  if (sale === undefined) return null;
  const reviewBy = await withdrawReview(trx, saleId);
  try {
    await trx.deleteFrom('sales').where('id', '=', saleId).execute();
  } catch (error) {
    throw isReviewed(error) ? new DomainError(dealErrors.SALE_FIXED) : error;
  }
  const people = [sale.seller_id, sale.buyer_id].filter((id) => id !== null);
  await jobs.record(trx, saleUndone, { saleId, people });
  return reviewBy;
}

/** Whether deleting a sale failed because of its published reviews. */
const isReviewed = (error: unknown): boolean =>
  STILL_REFERENCED.includes((error as { code?: unknown } | null)?.code);
