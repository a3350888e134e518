import { z } from '@hono/zod-openapi';
import { CURRENCIES, OFFER_INTERVALS } from '../../../shared/offers.ts';

export const CHECKOUT_STATES = [
  /** Nobody has paid yet, or the confirmation is on its way. */
  'pending',
  'complete',
  /** The last try was declined. Whoever still has the payment page open can try again. */
  'failed',
  /** Nobody paid in time, and nothing is owed. */
  'expired',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** Whether it can still be paid. */
export const isOpen = (state: string): boolean => state === 'pending' || state === 'failed';

const Cents = z.int().min(0).describe('In cents.');

export const OfferOut = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    amountCents: Cents,
    currency: z.enum(CURRENCIES),
    interval: z.enum(OFFER_INTERVALS).nullable().describe('Null for what is paid once.'),
  })
  .openapi('Offer');

export const Checkout = z
  .object({
    id: z.uuid(),
    state: z.enum(CHECKOUT_STATES),
    paidInstead: z
      .boolean()
      .describe(
        'It expired because a later checkout replaced it, such as in another tab, and that one is paid.',
      ),
    offer: OfferOut,
    isTest: z.boolean().describe('No money moves.'),
    createdAt: z.iso.datetime(),
    receiptUrl: z.url().nullable().describe('The receipt at the payment provider, once it is paid.'),
  })
  .openapi('Checkout');
export type Checkout = z.infer<typeof Checkout>;

/** What somebody gets who starts to buy: `POST` of plans and packs answers it. */
export const StartedCheckout = z
  .object({
    checkoutId: z.uuid(),
    url: z.url().describe('The payment page, to be opened in a new tab.'),
  })
  .openapi('StartedCheckout');
export type StartedCheckout = z.infer<typeof StartedCheckout>;
