/** What a subscription is at the provider; a plan reads its own states from it. */
export const SUBSCRIPTION_STATES = [
  /** The first payment is not confirmed. */
  'pending',
  'active',
  /** A renewal was not paid; the provider tries again. */
  'past_due',
  /** Over, for good. */
  'cancelled',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
