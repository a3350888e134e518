import { z } from '@hono/zod-openapi';
import { MAX_REASON_LENGTH } from './person-limits.ts';
import { FoundPayment } from './search.ts';

export const RefundablePayment = FoundPayment.extend({
  isDisputed: z.boolean().describe("Whether the customer's bank is deciding, or took the money back."),
  plan: z
    .object({
      name: z.string(),
      paidUntil: z.iso.datetime().nullable().describe('Null for lifetime plans.'),
    })
    .nullable()
    .describe('The plan that works because of this payment.'),
  pack: z
    .object({
      credits: z.int().describe('How many credits were bought.'),
      added: z.int().describe('How many of them were not taken back yet.'),
      unused: z.int().describe('How many bought or given credits the person has.'),
    })
    .nullable()
    .describe('Of a pack of voice credits.'),
  refunds: z
    .array(
      z.object({
        id: z.uuid(),
        amountCents: z.int(),
        reason: z.string(),
        by: z.string().nullable(),
        state: z.enum(['pending', 'done', 'refused']),
        at: z.iso.datetime(),
      }),
    )
    .describe('Those that operators asked for here, newest first.'),
}).openapi('RefundablePayment');
export type RefundablePayment = z.infer<typeof RefundablePayment>;

export const NewRefund = z.object({
  id: z.uuid().describe('Created by the client: sending it again refunds nothing.'),
  amountCents: z.int('Enter an amount.').min(1, 'Enter an amount.').max(100_000_000, 'Enter a lower amount.'),
  refundedCents: z.int().min(0).describe('What was refunded of the payment before, as the operator saw it.'),
  reason: z
    .string()
    .trim()
    .min(3, 'Say why, in a few words.')
    .max(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters.`),
  endsPlan: z
    .boolean()
    .nullable()
    .default(null)
    .describe('Whether the plan that was paid ends. Null: it ends with a full refund.'),
});
export type NewRefund = z.infer<typeof NewRefund>;

export const MadeRefund = z
  .object({ state: z.enum(['pending', 'done']).describe('Pending: the provider did not answer yet.') })
  .openapi('MadeRefund');
