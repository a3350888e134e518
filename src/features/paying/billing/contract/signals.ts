import type { Currency } from '../../../../shared/offers.ts';
import { defineSignal } from '../../../../shared/signals.ts';

/** The states of a subscription at the provider. Plans derive their own states from them. */
const SUBSCRIPTION_STATES = [
  /** The first payment is not confirmed yet. */
  'pending',
  'active',
  /** A renewal failed and the provider will retry it. */
  'past_due',
  /** Ended permanently. */
  'cancelled',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Identifies a purchase. Identical in all its signals. */
interface Purchase {
  profileId: string;
  offerId: string;
  /** The id that the selling feature passed to `startCheckout`, such as the id of the row to activate. */
  reference: string;
  /** Null for purchases that did not start with one of our checkouts. */
  checkoutId: string | null;
}

/** The payment a signal is about. */
interface PaymentFacts extends Purchase {
  /** Id of the payment in our books. Use it to apply each effect only once. */
  paymentId: string;
  /** The provider's id of the subscription; null for one-time purchases. */
  providerSubscriptionId: string | null;
  amountCents: number;
  currency: Currency;
  /** No real money moved. */
  isTest: boolean;
}

/** A payment succeeded: for a pack, a lifetime plan, a period of a plan, or a change of plan. */
export const purchasePaid = defineSignal<
  PaymentFacts & {
    kind: PaymentKind;
    /** ISO 8601. */
    paidAt: string;
  }
>('billing.purchase-paid');

export type PaymentKind =
  /** The payment of a checkout. */
  | 'purchase'
  /** The next period of a subscription. */
  | 'renewal'
  /** The prorated difference after a change to a more expensive plan. */
  | 'change';

/** A payment was refunded. Sent again for each further refund of the same payment. */
export const paymentRefunded = defineSignal<
  PaymentFacts & {
    /** The total refunded so far, in US cents. */
    refundedCents: number;
    isFull: boolean;
  }
>('billing.payment-refunded');

/** An operator asked for a refund, which the provider has yet to make. */
export const refundRequested = defineSignal<{ refundId: string }>('billing.refund-requested');

/** The customer's bank opened a dispute. The purchase is on hold until it is decided. */
export const disputeOpened = defineSignal<PaymentFacts>('billing.dispute-opened');

/** The bank decided the dispute. After `lost`, the money is gone. */
export const disputeClosed = defineSignal<PaymentFacts & { outcome: 'won' | 'lost' }>(
  'billing.dispute-closed',
);

/**
 * A subscription changed at the provider. Signals can arrive out of order: ignore one whose revision is not
 * higher than the last one applied.
 */
export const subscriptionChanged = defineSignal<
  Purchase & {
    providerSubscriptionId: string;
    revision: number;
    status: SubscriptionState;
    /** ISO 8601. The end of the period that is paid for; null before the first payment. */
    currentPeriodEnd: string | null;
    /** The subscription will not renew at the end of the period. */
    cancelsAtPeriodEnd: boolean;
    /** The offer it changes to at the end of the period. Missing in signals recorded by older releases. */
    scheduledOfferId?: string | null;
    scheduledAmountCents?: number | null;
    /** ISO 8601. When the provider retries the payment of a past due subscription. */
    nextAttemptAt: string | null;
    /** Such as 'Visa ending 4242'; null if the provider doesn't say. */
    paidWith: string | null;
    amountCents: number;
    currency: Currency;
    isTest: boolean;
  }
>('billing.subscription-changed');

/** A checkout expired unpaid. Nothing is owed. */
export const checkoutExpired = defineSignal<Purchase & { checkoutId: string }>('billing.checkout-expired');

/** A customer's account was erased. */
export const customerLeft = defineSignal<{ provider: string; customerId: string }>('billing.customer-left');
