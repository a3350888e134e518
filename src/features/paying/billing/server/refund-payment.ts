import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { PaymentFailure } from '../../../../platform/server/payments/payment-failure.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { writeAuditEntry } from '../../../running/operators/server/operators.ts';
import { billingErrors } from '../contract/errors.ts';
import { refundRequested } from '../contract/signals.ts';
import type { BillingServices } from './billing-services.ts';
import type { PaymentRow } from './payments.queries.ts';
import { syncPayment } from './sync-payment.ts';

/** A refund is tried again after this time if its request was interrupted or the provider did not answer. */
export const REFUND_RETRY_SECONDS = 60;

interface RefundRequest {
  /** Created by the client. A refund with the same id is made once. */
  id: string;
  paymentId: string;
  amountCents: number;
  /** What was refunded of the payment when the operator decided. */
  refundedCents: number;
  reason: string;
  endsPlan: boolean | null;
  operatorId: string;
}

/**
 * Records a refund in the operator's transaction. `runRefund` makes it after the commit.
 * @returns the payment; null if the refund was recorded before.
 * @throws DomainError NO_SUCH_PAYMENT, NOT_REFUNDABLE, REFUND_TOO_HIGH, or REFUNDED_MEANWHILE if another operator was
 * faster.
 */
export async function requestRefund(
  { jobs, payments: { provider } }: Pick<BillingServices, 'jobs' | 'payments'>,
  trx: Transaction<DB>,
  { id, paymentId, amountCents, refundedCents, reason, endsPlan, operatorId }: RefundRequest,
): Promise<PaymentRow | null> {
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) throw new DomainError(billingErrors.NO_SUCH_PAYMENT);
  const known = await trx.selectFrom('refunds').select('id').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) return null;
  const isOurs = payment.provider === provider.name;
  if (!isOurs || payment.state !== 'paid' || payment.dispute === 'open' || payment.dispute === 'lost') {
    throw new DomainError(billingErrors.NOT_REFUNDABLE);
  }
  if (payment.refunded_cents !== refundedCents) throw new DomainError(billingErrors.REFUNDED_MEANWHILE);
  const left = payment.amount_cents - refundedCents;
  if (amountCents > left) {
    const message = left === 0 ? 'Nothing is left to refund.' : `At most ${formatDollars(left)} is left.`;
    throw new DomainError(billingErrors.REFUND_TOO_HIGH, { fields: [{ field: 'amountCents', message }] });
  }
  const added = await trx
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      amount_cents: amountCents,
      total_cents: refundedCents + amountCents,
      reason,
      ends_plan: endsPlan,
      operator_id: operatorId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another refund of this payment is on its way.
  if (added === undefined) throw new DomainError(billingErrors.REFUNDED_MEANWHILE);
  await jobs.record(trx, refundRequested, { refundId: id });
  return payment;
}

type RefundState = 'pending' | 'done' | 'refused';

/**
 * Makes a recorded refund at the provider and applies it to the payment, from where credits and plans follow. Does
 * nothing to one that is done or was refused.
 * @throws PaymentFailure 'unavailable'. Call it again later.
 */
export async function runRefund(services: BillingServices, id: string): Promise<RefundState> {
  const { db, payments } = services;
  const refund = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount_cents', 'refunds.state', 'payments.provider_id'])
    .where('refunds.id', '=', id)
    .executeTakeFirstOrThrow();
  if (refund.state !== 'pending') return refund.state as RefundState;
  const paymentId = refund.provider_id;
  const outcome = await payments.provider
    .refund({ id, paymentId, amountCents: refund.amount_cents })
    .then((): RefundState => 'done', refusedUnlessUnavailable);
  // Before it counts as settled, so that a later try also reads the payment.
  await syncPayment(services, paymentId);
  return settleRefund(services, id, outcome);
}

function refusedUnlessUnavailable(error: unknown): RefundState {
  if (!(error instanceof PaymentFailure) || error.reason === 'unavailable') throw error;
  return 'refused';
}

/** Stores the outcome once, and the refusal in the audit log, which has the refund already. */
function settleRefund(
  { db }: Pick<BillingServices, 'db'>,
  id: string,
  state: RefundState,
): Promise<RefundState> {
  return db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('refunds')
      .from('payments')
      .set({ state })
      .whereRef('payments.id', '=', 'refunds.payment_id')
      .where('refunds.id', '=', id)
      .where('refunds.state', '=', 'pending')
      .returning([
        'refunds.operator_id',
        'refunds.amount_cents',
        'payments.id',
        'payments.profile_id',
        'title',
      ])
      .executeTakeFirst();
    if (settled !== undefined && state === 'refused') {
      const { operator_id: operatorId, profile_id: personId, title } = settled;
      await writeAuditEntry(trx, {
        action: 'payment.refund-refused',
        operatorId,
        targetId: settled.id,
        ...(personId === null ? { subject: title } : { personId }),
        reason: `${formatDollars(settled.amount_cents)}, ${title}`,
      });
    }
    return state;
  });
}
