import type { Currency, OfferInterval } from '../../../../shared/offers.ts';
import type { Checkout } from '../contract/checkout.ts';
import type { CheckoutState } from '../contract/checkout-states.ts';
import type { Payment, PaymentState } from '../contract/payment.ts';
import type { CheckoutRow } from './checkouts.queries.ts';
import type { PaymentRow } from './payments.queries.ts';

export const presentOffer = (row: CheckoutRow): Checkout['offer'] => ({
  id: row.offer_id,
  name: row.offer_name,
  description: row.offer_description,
  amountCents: row.amount_cents,
  currency: row.currency as Currency,
  interval: row.interval as OfferInterval | null,
});

export const presentCheckout = (
  row: CheckoutRow,
  payment: PaymentRow | undefined,
  paidInstead: boolean,
): Checkout => ({
  id: row.id,
  state: row.state as CheckoutState,
  paidInstead,
  offer: presentOffer(row),
  isTest: row.is_test,
  createdAt: row.created_at.toISOString(),
  receiptUrl: payment?.receipt_url ?? null,
});

export const presentPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  offerId: row.offer_id,
  title: row.title,
  state: stateOf(row),
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  currency: row.currency as Currency,
  at: row.at.toISOString(),
  number: row.number,
  paidWith: row.paid_with,
  receiptUrl: row.receipt_url,
  isTest: row.is_test,
});

function stateOf(row: PaymentRow): PaymentState {
  if (row.state === 'due') return 'due';
  if (row.dispute === 'open') return 'disputed';
  if (row.dispute === 'lost' || row.refunded_cents >= row.amount_cents) return 'refunded';
  return row.refunded_cents > 0 ? 'partly_refunded' : 'paid';
}
