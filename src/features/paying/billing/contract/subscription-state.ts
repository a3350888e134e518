/** The states of a subscription at the provider. Plans derive their own states from them. */
const SUBSCRIPTION_STATES = [
  /** The first payment is not confirmed yet. */
  'pending',
  'active',
  /** A renewal failed and the provider will retry it. */
  'past_due',
  /** Ended for good. */
  'cancelled',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
