import { z } from '@hono/zod-openapi';
import { OfferOut } from './checkout.ts';
import { TEST_OUTCOMES } from './test-outcomes.ts';

export const TestCheckout = z
  .object({
    id: z.uuid(),
    isOpen: z.boolean().describe('False once it is paid or has expired.'),
    wasDeclined: z.boolean().describe('Whether the last attempt was declined.'),
    offer: OfferOut,
    email: z.email(),
    nextPaymentAt: z.iso
      .datetime()
      .nullable()
      .describe('For a subscription that starts now; null for one-time purchases.'),
    returnPath: z.string().describe('The page that shows the result.'),
    cancelPath: z.string().describe('The page to return to without paying.'),
  })
  .openapi('TestCheckout');
export type TestCheckout = z.infer<typeof TestCheckout>;

export const TestPayment = z.object({ outcome: z.enum(TEST_OUTCOMES) }).openapi('TestPayment');
