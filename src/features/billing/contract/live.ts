/** Live updates of billing, to the person who pays. */
export const BILLING_UPDATES = {
  /** A checkout was paid, declined or has expired; with its id. */
  checkout: 'billing.checkout',
  /** A payment or subscription is something else now; without ids. */
  payments: 'billing.payments',
} as const;
