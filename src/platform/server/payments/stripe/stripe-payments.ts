import { PaymentFailure } from '../payment-failure.ts';
import type { NewRefund, ProviderPayment } from '../payments.ts';
import type { AskStripe } from './stripe-client.ts';
import { idOf, paymentOf } from './stripe-objects.ts';

export async function readPayment(ask: AskStripe, id: string): Promise<ProviderPayment> {
  const { invoice, paymentIntent } = await readInvoice(ask, id);
  if (paymentIntent === null) return paymentOf(invoice, null, null);
  const { latest_charge: charge } = await ask('read a payment', (stripe) =>
    stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] }),
  );
  if (charge === null || typeof charge === 'string') return paymentOf(invoice, null, null);
  const disputes = charge.disputed
    ? await ask('read a dispute', (stripe) => stripe.disputes.list({ payment_intent: paymentIntent }))
    : null;
  return paymentOf(invoice, charge, disputes?.data[0] ?? null);
}

export async function refundPayment(
  ask: AskStripe,
  { id, paymentId, amountCents }: NewRefund,
): Promise<void> {
  const { paymentIntent } = await readInvoice(ask, paymentId);
  if (paymentIntent === null) throw new PaymentFailure('refused', 'not_paid');
  // Stripe forgets idempotency keys after a day, and a retry can come later.
  const made = await ask('find a refund', (stripe) =>
    stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }),
  );
  if (made.data.some(({ metadata }) => metadata?.refundId === id)) return;
  await ask('refund a payment', (stripe) =>
    stripe.refunds.create(
      {
        payment_intent: paymentIntent,
        amount: amountCents,
        reason: 'requested_by_customer',
        metadata: { refundId: id },
      },
      { idempotencyKey: `refund:${id}` },
    ),
  );
}

/** Returns an invoice and the payment intent that paid it; null if it is not paid. */
async function readInvoice(ask: AskStripe, id: string) {
  const invoice = await ask('read an invoice', (stripe) =>
    stripe.invoices.retrieve(id, { expand: ['payments'] }),
  );
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return { invoice, paymentIntent: idOf(paid?.payment.payment_intent) };
}
