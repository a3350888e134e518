import { z } from '@hono/zod-openapi';
import { CURRENCIES, OFFER_INTERVALS } from '../../../../shared/offers.ts';
import { CHECKOUT_STATES } from './checkout-states.ts';

const Cents = z.int().min(0).describe('In cents.');

export const OfferOut = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    amountCents: Cents,
    currency: z.enum(CURRENCIES),
    interval: z.enum(OFFER_INTERVALS).nullable().describe('Null for one-time purchases.'),
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
    isTest: z.boolean().describe('Whether no real money moves.'),
    createdAt: z.iso.datetime(),
    receiptUrl: z.url().nullable().describe('The receipt at the payment provider, after payment.'),
  })
  .openapi('Checkout');
export type Checkout = z.infer<typeof Checkout>;

/** The response of the endpoints that start a purchase. */
export const StartedCheckout = z
  .object({
    checkoutId: z.uuid(),
    url: z.url().describe('The payment page. Open it in a new tab.'),
  })
  .openapi('StartedCheckout');
export type StartedCheckout = z.infer<typeof StartedCheckout>;
