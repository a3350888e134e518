import { z } from '@hono/zod-openapi';
import { CURRENCIES } from '../../../../shared/offers.ts';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';

/** The first lines of a receipt. The feature that sells the item provides them. */
export interface ReceiptWords {
  heading: string;
  about: string;
}

const PAYMENT_STATES = [
  'paid',
  /** Part of it was refunded. */
  'partly_refunded',
  'refunded',
  /** The customer's bank reversed the charge and has not decided yet. */
  'disputed',
  /** A renewal that is not paid yet. */
  'due',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const Payment = z
  .object({
    id: z.uuid(),
    offerId: z.string(),
    title: z.string().describe("What was bought, such as 'Premium, monthly'."),
    state: z.enum(PAYMENT_STATES),
    amountCents: z.int().min(0),
    refundedCents: z.int().min(0),
    currency: z.enum(CURRENCIES),
    at: z.iso.datetime().describe('When it was paid or became due.'),
    number: z.string().nullable().describe('Number of the receipt.'),
    paidWith: z.string().nullable(),
    receiptUrl: z.url().nullable().describe('The receipt at the payment provider.'),
    isTest: z.boolean().describe('Whether no real money moved.'),
  })
  .openapi('Payment');
export type Payment = z.infer<typeof Payment>;

export const PaymentPage = z
  .object({ payments: z.array(Payment), nextCursor: z.string().nullable() })
  .openapi('PaymentPage');
export type PaymentPage = z.infer<typeof PaymentPage>;

export const PaymentQuery = z.object({
  cursor: pageCursor,
  limit: pageLimit(20, 100),
});

const PORTAL_PAGES = ['overview', 'cancel', 'card'] as const;
export type PortalPage = (typeof PORTAL_PAGES)[number];

export const BillingPortalIn = z
  .object({ page: z.enum(PORTAL_PAGES).default('overview') })
  .openapi('BillingPortalRequest');

export const BillingPortal = z
  .object({
    url: z.url().nullable().describe('The customer portal; null for the test checkout, which has none.'),
  })
  .openapi('BillingPortal');
