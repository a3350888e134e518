import type { Currency, Offer } from '../../../shared/offers.ts';

/**
 * The metadata of every purchase at the provider, so that nothing is lost if our own rows are: the buyer, and
 * the seller's reference.
 */
export interface PurchaseTag {
  checkoutId: string;
  profileId: string;
  offerId: string;
  reference: string;
  /** As shown on receipts, such as 'Premium, monthly'. */
  title: string;
}

/** An amount of money with its currency. */
export interface Money {
  amountCents: number;
  currency: Currency;
}

interface ProviderObject {
  /** The provider's id. */
  id: string;
  /** Null for purchases made elsewhere, such as by an operator in the provider's dashboard. */
  tag: PurchaseTag | null;
  /** No real money moves. */
  isTest: boolean;
}

export interface ProviderCheckout extends ProviderObject {
  /** Stays open after a declined attempt. */
  state: 'open' | 'paid' | 'expired';
  wasDeclined: boolean;
  subscriptionId: string | null;
  paymentId: string | null;
}

export interface ProviderSubscription extends ProviderObject, Money {
  state: 'pending' | 'active' | 'past_due' | 'cancelled';
  interval: 'month' | 'year';
  /** Null before the first payment. */
  currentPeriodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** The offer it changes to when the period ends. */
  scheduledOfferId: string | null;
  scheduledAmountCents: number | null;
  /** When the provider retries to collect a payment. */
  nextAttemptAt: Date | null;
  /** Such as 'Visa ending 4242'. */
  paidWith: string | null;
}

/** An invoice: the form in which providers report payments, for plans and packs. */
export interface ProviderPayment extends ProviderObject, Money {
  /** Drafts are void too. */
  state: 'due' | 'paid' | 'void';
  kind: 'purchase' | 'renewal' | 'change';
  subscriptionId: string | null;
  /** When it was paid or became due. */
  at: Date;
  refundedCents: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** Number of the receipt. */
  number: string | null;
  paidWith: string | null;
  receiptUrl: string | null;
}

/**
 * The object of an event. It is always read again from the provider, because events arrive twice, late and
 * out of order.
 */
export interface EventSubject {
  kind: 'checkout' | 'subscription' | 'payment';
  id: string;
}

export interface ProviderEvent {
  id: string;
  /** In the provider's terms. */
  type: string;
  /** Empty for irrelevant events. */
  subjects: readonly EventSubject[];
}

export interface NewRefund {
  /** Ours. A refund with the same id is made once. */
  id: string;
  /** The provider's id of the payment. */
  paymentId: string;
  amountCents: number;
}

export interface NewCheckout {
  tag: PurchaseTag;
  offer: Offer;
  customerId: string;
  email: string;
  /** Pages of this site, with their origin. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface NewPortal {
  customerId: string;
  /** The page it opens with. */
  page: 'overview' | 'card' | { cancel: string };
  returnUrl: string;
}

type ProviderName = 'stripe' | 'test';

/**
 * The port to payment providers. Calls throw only PaymentFailure when the provider is slow, down or rejects
 * the request. Writing calls are idempotent.
 */
export interface PaymentProvider {
  /** Stored with everything that belongs to the provider. */
  name: ProviderName;
  /** No real money moves. */
  isTest: boolean;

  createCustomer(profileId: string, email: string): Promise<{ id: string }>;
  /** Ends all subscriptions of a customer immediately, and deletes the customer. */
  deleteCustomer(customerId: string): Promise<void>;

  createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /** Closes a checkout. Fails with 'closed' if it is not open. */
  expireCheckout(id: string): Promise<void>;

  readCheckout(id: string): Promise<ProviderCheckout>;
  readSubscription(id: string): Promise<ProviderSubscription>;
  readPayment(id: string): Promise<ProviderPayment>;

  /** Returns money to the customer's card. Fails with 'refused' if less than the amount is left of the payment. */
  refund(refund: NewRefund): Promise<void>;

  /** Returns what a change would cost today. */
  previewChange(subscriptionId: string, offer: Offer): Promise<Money>;
  /**
   * Changes immediately, and charges the prorated difference. Replaces a scheduled change. Fails with
   * 'declined', which leaves everything unchanged.
   */
  changeSubscription(subscriptionId: string, offer: Offer): Promise<void>;
  /** Changes when the paid period ends, and charges nothing before. Replaces a scheduled change. */
  scheduleChange(subscriptionId: string, offer: Offer): Promise<void>;
  /** Cancels a scheduled change, if there is one. */
  dropScheduledChange(subscriptionId: string): Promise<void>;
  /** Cancels at the end of the paid period or immediately; `never` resumes. Does nothing to an ended one. */
  cancelSubscription(subscriptionId: string, when: 'period_end' | 'now' | 'never'): Promise<void>;

  /** Creates a page of the provider where customers manage their purchases; null if there is none. */
  createPortal(portal: NewPortal): Promise<{ url: string } | null>;

  /** Verifies and parses an event. Fails with 'unsigned'. */
  readEvent(body: string, signature: string): Promise<ProviderEvent>;
  /** Lists events since a time, oldest first, whether or not they were delivered. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>;
}

export interface Payments {
  provider: PaymentProvider;
  /** The built-in test checkout; null with a real provider. */
  test: TestCheckouts | null;
}

/** What only the test checkout can do. */
export interface TestCheckouts {
  /** Applies the chosen outcome to a payment. Fails with 'closed' if the checkout is not open. */
  pay(checkoutId: string, outcome: TestOutcome): Promise<void>;
  /** Processes everything due at a time: expires checkouts, renews and ends subscriptions. */
  runDue(now: Date): Promise<void>;
  /** Returns the header that signs an event. */
  sign(body: string): Promise<string>;
}

export type TestOutcome = 'works' | 'works_late' | 'told_twice' | 'declined';
