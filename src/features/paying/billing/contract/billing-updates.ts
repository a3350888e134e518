/** Live updates of billing, sent to the paying member. */
export const BILLING_UPDATES = {
  /** A checkout was paid, was declined or expired. Carries its id. */
  checkout: 'billing.checkout',
  /** A payment or subscription changed. Carries no ids. */
  payments: 'billing.payments',
} as const;
