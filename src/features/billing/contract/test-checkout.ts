import { z } from '@hono/zod-openapi';
import { OfferOut } from './checkout.ts';
import { TEST_OUTCOMES } from './test-outcomes.ts';

export const TestCheckout = z
  .object({
    id: z.uuid(),
    isOpen: z.boolean().describe('False once it is paid or has expired.'),
    wasDeclined: z.boolean().describe('The last try was.'),
    offer: OfferOut,
    email: z.email(),
    nextPaymentAt: z.iso
      .datetime()
      .nullable()
      .describe('Of a subscription that is paid now; null for what is paid once.'),
    returnPath: z.string().describe('The page that shows what came of it.'),
    cancelPath: z.string().describe('The page to go back to without paying.'),
  })
  .openapi('TestCheckout');
export type TestCheckout = z.infer<typeof TestCheckout>;

export const TestPayment = z.object({ outcome: z.enum(TEST_OUTCOMES) }).openapi('TestPayment');
