import type { Insertable, Selectable, Transaction } from 'kysely';
import type { DB, Payments } from '../../../../platform/server/db/schema.generated.ts';
import { timeOrderedId } from '../../../../platform/server/db/sql-fragments.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { ProviderPayment, PurchaseTag } from '../../../../platform/server/payments/payments.ts';
import { disputeClosed, disputeOpened, paymentRefunded, purchasePaid } from '../contract/signals.ts';
import type { BillingServices } from './billing-services.ts';
import { completeCheckout } from './checkouts.queries.ts';
import { isMember } from './customers.ts';
import { publishCheckout, publishPayments } from './publish.ts';
import { isUnchanged, retryOnConflict } from './retry-on-conflict.ts';

type Row = Selectable<Payments>;

/** Syncs a payment with the provider, and records signals for money received, refunded or disputed. */
export async function syncPayment(services: BillingServices, id: string): Promise<void> {
  const { db, jobs, payments } = services;
  const { provider } = payments;
  await retryOnConflict(async () => {
    const before = await db
      .selectFrom('payments')
      .selectAll()
      .where('provider', '=', provider.name)
      .where('provider_id', '=', id)
      .executeTakeFirst();
    const now = await provider.readPayment(id);
    const { tag } = now;
    if (tag === null || (before === undefined && !shouldRecord(now))) return true;
    const isMemberPayment = await isMember(db, tag.profileId);
    const row = rowOf(provider.name, now, tag, isMemberPayment);
    if (before !== undefined && isUnchanged(before, row)) return true;
    const isWritten = await db.transaction().execute(async (trx) => {
      const paymentId = await writePayment(trx, row, before);
      if (paymentId === null) return false;
      if (isMemberPayment) await recordSignals(trx, jobs, { paymentId, tag, before, now });
      if (now.kind === 'purchase' && now.state === 'paid') await completeCheckout(trx, tag.checkoutId);
      return true;
    });
    if (isWritten && isMemberPayment) {
      publishPayments(services, tag.profileId);
      publishCheckout(services, tag);
    }
    return isWritten;
  });
}

/** Skips payments that were never charged: abandoned checkouts and plan changes without a cost. */
const shouldRecord = ({ state, kind, amountCents }: ProviderPayment): boolean =>
  amountCents > 0 && (state === 'paid' || (state === 'due' && kind !== 'purchase'));

const rowOf = (
  provider: string,
  { id, ...now }: ProviderPayment,
  tag: PurchaseTag,
  isMemberPayment: boolean,
): Insertable<Payments> => ({
  profile_id: isMemberPayment ? tag.profileId : null,
  provider,
  provider_id: id,
  provider_subscription_id: now.subscriptionId,
  checkout_id: tag.checkoutId,
  reference: tag.reference,
  offer_id: tag.offerId,
  title: tag.title,
  kind: now.kind,
  state: now.state,
  amount_cents: now.amountCents,
  currency: now.currency,
  refunded_cents: now.refundedCents,
  dispute: now.dispute,
  number: now.number,
  paid_with: now.paidWith,
  receipt_url: now.receiptUrl,
  is_test: now.isTest,
  at: now.at,
});

/** Writes the payment row. Returns its id, or null if the row changed concurrently. */
async function writePayment(
  trx: Transaction<DB>,
  row: Insertable<Payments>,
  before: Row | undefined,
): Promise<string | null> {
  const written =
    before === undefined
      ? trx
          .insertInto('payments')
          // Stripe's times are in whole seconds, so several payments can share one.
          .values({ ...row, id: timeOrderedId() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
      : trx
          .updateTable('payments')
          .set({ ...row, revision: before.revision + 1 })
          .where('id', '=', before.id)
          .where('revision', '=', before.revision)
          .returning('id');
  return (await written.executeTakeFirst())?.id ?? null;
}

interface Step {
  paymentId: string;
  tag: PurchaseTag;
  before: Row | undefined;
  now: ProviderPayment;
}

/** Records a signal for each change since the row was last written. */
async function recordSignals(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  { paymentId, tag, before, now }: Step,
): Promise<void> {
  const { profileId, offerId, reference, checkoutId } = tag;
  const { amountCents, currency, isTest, subscriptionId, kind, refundedCents, dispute } = now;
  const facts = {
    profileId,
    offerId,
    reference,
    paymentId,
    checkoutId,
    amountCents,
    currency,
    isTest,
  };
  const payment = { ...facts, providerSubscriptionId: subscriptionId };
  if (now.state === 'paid' && before?.state !== 'paid') {
    await jobs.record(trx, purchasePaid, { ...payment, kind, paidAt: now.at.toISOString() });
  }
  if (refundedCents > (before?.refunded_cents ?? 0)) {
    const isFull = refundedCents >= amountCents;
    await jobs.record(trx, paymentRefunded, { ...payment, refundedCents, isFull });
  }
  if (dispute === before?.dispute) return;
  if (dispute === 'open') await jobs.record(trx, disputeOpened, payment);
  if (dispute === 'won' || dispute === 'lost') {
    await jobs.record(trx, disputeClosed, { ...payment, outcome: dispute });
  }
}
