// Without schemas, for pages.

export const CHECKOUT_STATES = [
  /** Not paid yet, or the confirmation is still on its way. */
  'pending',
  'complete',
  /** The last attempt was declined. The payment page may still be open for another one. */
  'failed',
  /** Not paid in time. Nothing is owed. */
  'expired',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** Whether a checkout can still be paid. */
export const isOpen = (state: string): boolean => state === 'pending' || state === 'failed';
