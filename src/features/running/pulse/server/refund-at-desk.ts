import type { Actor } from '../../../../platform/server/http/actor.ts';
import { PaymentFailure } from '../../../../platform/server/payments/payment-failure.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { billingErrors } from '../../../paying/billing/contract/errors.ts';
import { type BillingServices, requestRefund, runRefund } from '../../../paying/billing/server/billing.ts';
import { actAsOperator, authorize } from '../../operators/server/operators.ts';
import type { NewRefund } from '../contract/refund.ts';

/**
 * Refunds a payment in full or in part, once for each id.
 * @returns 'pending' if the provider does not answer: a job tries again.
 * @throws DomainError NO_SUCH_PAYMENT, NOT_REFUNDABLE, REFUND_TOO_HIGH, REFUNDED_MEANWHILE or REFUND_REFUSED.
 */
export async function refundAtDesk(
  services: BillingServices,
  actor: Actor,
  paymentId: string,
  refund: NewRefund,
): Promise<'pending' | 'done'> {
  const { id: operatorId } = authorize(actor, 'payment.refund');
  await actAsOperator(services.db, actor, 'payment.refund', async (trx) => {
    const payment = await requestRefund(services, trx, { ...refund, paymentId, operatorId });
    if (payment === null) return null;
    const { profile_id: personId, title, amount_cents: paidCents } = payment;
    return {
      targetId: paymentId,
      ...(personId === null ? { subject: title } : { personId }),
      reason: `${formatDollars(refund.amountCents)} of ${formatDollars(paidCents)}, ${title}: ${refund.reason}`,
    };
  });
  try {
    const state = await runRefund(services, refund.id);
    if (state === 'refused') throw new DomainError(billingErrors.REFUND_REFUSED);
    return state;
  } catch (error) {
    if (error instanceof PaymentFailure) return 'pending';
    throw error;
  }
}
