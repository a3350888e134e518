import type { Currency, Offer } from '../../../shared/offers.ts';

/**
 * What every purchase carries at the provider, so that nothing of it is lost if our own rows are: whose it is, and
 * what whoever started it calls it.
 */
export interface PurchaseTag {
  checkoutId: string;
  profileId: string;
  offerId: string;
  reference: string;
  /** As people read it on a receipt, such as 'Premium, monthly'. */
  title: string;
}

/** An amount of money, always with its currency. */
export interface Money {
  amountCents: number;
  currency: Currency;
}

interface ProviderObject {
  /** Of the provider. */
  id: string;
  /** Null for what was not bought here, such as by an operator in the provider's dashboard. */
  tag: PurchaseTag | null;
  /** No money moves. */
  isTest: boolean;
}

export interface ProviderCheckout extends ProviderObject {
  /** Open also after a try that was declined. */
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
  /** What it changes to when the period ends. */
  scheduledOfferId: string | null;
  /** When the provider tries again to collect a payment. */
  nextAttemptAt: Date | null;
  /** Such as 'Visa ending 4242'. */
  paidWith: string | null;
}

/** An invoice: the one form in which providers tell of a payment, whether for a plan or a pack. */
export interface ProviderPayment extends ProviderObject, Money {
  /** Void also while it is a draft. */
  state: 'due' | 'paid' | 'void';
  kind: 'purchase' | 'renewal' | 'change';
  subscriptionId: string | null;
  /** When it was paid, or became due. */
  at: Date;
  refundedCents: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** Of the receipt. */
  number: string | null;
  paidWith: string | null;
  receiptUrl: string | null;
}

/** What an event is about. The object is always asked for anew: events come twice, late and in any order. */
export interface EventSubject {
  kind: 'checkout' | 'subscription' | 'payment';
  id: string;
}

export interface ProviderEvent {
  id: string;
  /** In the provider's words. */
  type: string;
  /** Empty for what is of no interest here. */
  subjects: readonly EventSubject[];
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

export type ProviderName = 'stripe' | 'test';

/**
 * The port to payment providers. Every call throws a PaymentFailure, and nothing else, when the provider is slow, down
 * or refuses; those that write can be repeated without doing anything twice.
 */
export interface PaymentProvider {
  /** Stored with everything that is its own. */
  name: ProviderName;
  /** No money moves. */
  isTest: boolean;

  createCustomer(profileId: string, email: string): Promise<{ id: string }>;
  /** Ends all subscriptions of a customer at once, and forgets them. */
  deleteCustomer(customerId: string): Promise<void>;

  createCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /** Nobody can pay it any more. Fails with 'closed' if it is not open. */
  expireCheckout(id: string): Promise<void>;

  readCheckout(id: string): Promise<ProviderCheckout>;
  readSubscription(id: string): Promise<ProviderSubscription>;
  readPayment(id: string): Promise<ProviderPayment>;

  /** What a change would be charged for today. */
  previewChange(subscriptionId: string, offer: Offer): Promise<Money>;
  /**
   * Changes at once, and charges the rest of the period. Takes the place of a scheduled change. Fails with 'declined',
   * and then nothing has changed.
   */
  changeSubscription(subscriptionId: string, offer: Offer): Promise<void>;
  /** Changes when the period that is paid ends, and charges nothing before. Takes the place of a scheduled change. */
  scheduleChange(subscriptionId: string, offer: Offer): Promise<void>;
  /** Takes back a scheduled change; does nothing where there is none. */
  dropScheduledChange(subscriptionId: string): Promise<void>;
  /** Ends it after the period that is paid, or at once; `never` takes back the former. Does nothing to one that is over. */
  cancelSubscription(subscriptionId: string, when: 'period_end' | 'now' | 'never'): Promise<void>;

  /** A page of the provider, where the customer manages what they bought; null where there is none. */
  createPortal(portal: {
    customerId: string;
    /** What it opens with. */
    page: 'overview' | 'card' | { cancel: string };
    returnUrl: string;
  }): Promise<{ url: string } | null>;

  /** Checks the signature of an event, and reads it. Fails with 'unsigned'. */
  readEvent(body: string, signature: string): Promise<ProviderEvent>;
  /** Events since a time, oldest first: those that were sent, whether they arrived or not. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>;
}

export interface Payments {
  provider: PaymentProvider;
  /** The built-in test checkout; null where a real provider is set up. */
  test: TestCheckouts | null;
}

/** What only the test checkout can do. */
export interface TestCheckouts {
  /** Lets a payment go as somebody chose. Fails with 'closed' if the checkout is not open. */
  pay(checkoutId: string, outcome: TestOutcome): Promise<void>;
  /** Does what is due at a time: expires checkouts, renews and ends subscriptions. */
  runDue(now: Date): Promise<void>;
  /** The header that signs an event of its own. */
  sign(body: string): Promise<string>;
}

export type TestOutcome = 'works' | 'works_late' | 'told_twice' | 'declined';
