import type { Currency } from '../../../shared/offers.ts';
import { defineSignal } from '../../../shared/signals.ts';
import type { SubscriptionState } from './subscription-state.ts';

/** Who bought what: the same in all signals of one purchase. */
interface Purchase {
  profileId: string;
  offerId: string;
  /** What whoever started the checkout calls it, such as the id of a row that waits for the payment. */
  reference: string;
  /** Null for what no checkout of ours began. */
  checkoutId: string | null;
}

/** A payment, as signals tell of it. */
interface PaymentFacts extends Purchase {
  /** Id of the payment in our books: whatever a signal brings about happens once for it. */
  paymentId: string;
  /** Of the provider; null for what is paid once. */
  providerSubscriptionId: string | null;
  amountCents: number;
  currency: Currency;
  /** No money moved. */
  isTest: boolean;
}

/** Money arrived: for a pack, a lifetime plan, the first or the next period of a plan, or a change of plan. */
export const purchasePaid = defineSignal<
  PaymentFacts & {
    kind: PaymentKind;
    /** ISO 8601. */
    paidAt: string;
  }
>('billing.purchase-paid');

export type PaymentKind =
  /** The first payment: what a checkout asked for. */
  | 'purchase'
  /** The next period of a subscription. */
  | 'renewal'
  /** What another plan costs more for the rest of the period. */
  | 'change';

/** Money went back. Told again when more of the same payment goes back. */
export const paymentRefunded = defineSignal<
  PaymentFacts & {
    /** All of what went back so far. */
    refundedCents: number;
    isFull: boolean;
  }
>('billing.payment-refunded');

/** The bank of the person asked for the money back; whatever was bought is on hold. */
export const disputeOpened = defineSignal<PaymentFacts>('billing.dispute-opened');

/** The bank has decided. Lost means that the money is gone. */
export const disputeClosed = defineSignal<PaymentFacts & { outcome: 'won' | 'lost' }>(
  'billing.dispute-closed',
);

/**
 * A subscription is something else now at the provider. Signals can arrive in another order than they were recorded:
 * ignore one whose revision is not higher than that of the last one you followed.
 */
export const subscriptionChanged = defineSignal<
  Purchase & {
    providerSubscriptionId: string;
    revision: number;
    status: SubscriptionState;
    /** ISO 8601; until then it is paid, or was. Null before the first payment. */
    currentPeriodEnd: string | null;
    /** It is not renewed at the end of the period. */
    cancelsAtPeriodEnd: boolean;
    /** What it changes to at the end of the period; absent in signals recorded before there was such a thing. */
    scheduledOfferId?: string | null;
    /** ISO 8601; when the next try to collect a payment is, while it is past due. */
    nextAttemptAt: string | null;
    /** Such as 'Visa ending 4242'; null when the provider does not tell. */
    paidWith: string | null;
    amountCents: number;
    currency: Currency;
    isTest: boolean;
  }
>('billing.subscription-changed');

/** Nobody paid, and now nobody can: nothing is owed. */
export const checkoutExpired = defineSignal<Purchase & { checkoutId: string }>('billing.checkout-expired');

/** Somebody who has bought something was erased. */
export const customerLeft = defineSignal<{ provider: string; customerId: string }>('billing.customer-left');
