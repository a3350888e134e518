import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { ProviderCheckout, ProviderPayment, ProviderSubscription, PurchaseTag } from '../payments.ts';

const Tag = z.object({
  checkoutId: z.uuid(),
  profileId: z.uuid(),
  offerId: z.string(),
  reference: z.string(),
  title: z.string(),
});

/** Returns the metadata of our purchases; null for those an operator created in the dashboard. */
const tagOf = (metadata: Stripe.Metadata | null | undefined): PurchaseTag | null =>
  Tag.safeParse(metadata).data ?? null;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);
export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);
/** Returns an expanded object; null where only its id is present. */
const expanded = <T extends object>(object: string | T | null | undefined): T | null =>
  typeof object === 'object' ? object : null;

export const checkoutOf = (session: Stripe.Checkout.Session): ProviderCheckout => ({
  id: session.id,
  tag: tagOf(session.metadata),
  isTest: !session.livemode,
  state: session.status === 'expired' ? 'expired' : session.payment_status === 'paid' ? 'paid' : 'open',
  wasDeclined: Boolean(expanded(session.payment_intent)?.last_payment_error),
  subscriptionId: idOf(session.subscription),
  paymentId: idOf(session.invoice),
});

const SUBSCRIPTION_STATES: ReadonlyMap<string, ProviderSubscription['state']> = new Map(
  Object.entries<ProviderSubscription['state']>({
    incomplete: 'pending',
    incomplete_expired: 'cancelled',
    trialing: 'active',
    active: 'active',
    past_due: 'past_due',
    unpaid: 'past_due',
    paused: 'past_due',
    canceled: 'cancelled',
  }),
);

export function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  const state = SUBSCRIPTION_STATES.get(subscription.status) ?? 'pending';
  const nextAttempt = expanded(subscription.latest_invoice)?.next_payment_attempt;
  return {
    id: subscription.id,
    tag: item?.price.currency === 'usd' ? tagOf(subscription.metadata) : null,
    isTest: !subscription.livemode,
    state,
    amountCents: item?.price.unit_amount ?? 0,
    currency: 'usd',
    interval: item?.price.recurring?.interval === 'year' ? 'year' : 'month',
    currentPeriodEnd: item === undefined ? null : paidUntil(state, item),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    ...nextOfferOf(expanded(subscription.schedule)),
    nextAttemptAt: state === 'past_due' && nextAttempt ? dateOf(nextAttempt) : null,
    paidWith: cardOf(expanded(subscription.default_payment_method)?.card),
  };
}

/** Returns the offer of the phase after the current one, if there is one. */
function nextOfferOf(
  schedule: Stripe.SubscriptionSchedule | null,
): Pick<ProviderSubscription, 'scheduledOfferId' | 'scheduledAmountCents'> {
  const end = schedule?.current_phase?.end_date;
  const { metadata } = schedule?.phases.find(({ start_date: start }) => start === end) ?? {};
  return {
    scheduledOfferId: metadata?.offerId ?? null,
    scheduledAmountCents: metadata?.amountCents === undefined ? null : Number(metadata.amountCents),
  };
}

/** Returns until when it is paid. While past due, Stripe is already in the unpaid period. */
function paidUntil(state: ProviderSubscription['state'], item: Stripe.SubscriptionItem): Date | null {
  if (state === 'pending') return null;
  return dateOf(state === 'past_due' ? item.current_period_start : item.current_period_end);
}

const PAYMENT_KINDS: ReadonlyMap<string, ProviderPayment['kind']> = new Map(
  Object.entries<ProviderPayment['kind']>({
    subscription_cycle: 'renewal',
    subscription_update: 'change',
  }),
);

/** Converts an invoice, with the charge that paid it and its dispute, if any. */
export function paymentOf(
  invoice: Stripe.Invoice,
  charge: Stripe.Charge | null,
  dispute: Stripe.Dispute | null,
): ProviderPayment {
  const ofSubscription = invoice.parent?.subscription_details;
  const state = paymentState(invoice);
  const amountCents = state === 'paid' ? invoice.amount_paid : invoice.amount_due;
  return {
    id: invoice.id,
    tag: invoice.currency === 'usd' ? (tagOf(ofSubscription?.metadata) ?? tagOf(invoice.metadata)) : null,
    isTest: !invoice.livemode,
    state,
    kind: PAYMENT_KINDS.get(invoice.billing_reason ?? '') ?? 'purchase',
    subscriptionId: idOf(ofSubscription?.subscription),
    amountCents,
    currency: 'usd',
    at: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
    refundedCents: Math.min(charge?.amount_refunded ?? 0, amountCents),
    dispute: disputeState(dispute),
    number: invoice.number,
    paidWith: cardOf(charge?.payment_method_details?.card),
    receiptUrl: invoice.hosted_invoice_url ?? null,
  };
}

/** An invoice that was never attempted is not due. */
function paymentState({ status, attempted }: Stripe.Invoice): ProviderPayment['state'] {
  if (status === 'paid') return 'paid';
  return status === 'open' && attempted ? 'due' : 'void';
}

/** Inquiries, and disputes that were closed or prevented, take no money. */
function disputeState(dispute: Stripe.Dispute | null): ProviderPayment['dispute'] {
  if (dispute === null || dispute.status.startsWith('warning') || dispute.status === 'prevented')
    return 'none';
  if (dispute.status === 'won') return 'won';
  return dispute.status === 'lost' ? 'lost' : 'open';
}

const BRANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ amex: 'American Express', mastercard: 'Mastercard' }),
);

/** Formats a card: 'Visa ending 4242'. */
function cardOf(card: { brand?: string | null; last4?: string | null } | null | undefined): string | null {
  if (!card?.brand || !card.last4) return null;
  const brand = BRANDS.get(card.brand) ?? card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return `${brand} ending ${card.last4}`;
}
