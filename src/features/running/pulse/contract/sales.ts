import { z } from '@hono/zod-openapi';

export const Sales = z
  .object({
    paying: z.int().describe('How many people pay for a plan, or paid for one for life.'),
    free: z.int().describe('How many people have no paid plan.'),
    month: z
      .object({ paidCents: z.int(), refundedCents: z.int() })
      .describe("This month's payments in US cents, without test payments."),
    plans: z
      .array(z.object({ id: z.string(), amountCents: z.int(), people: z.int() }))
      .describe('How many people have each plan at each price, cheapest first.'),
    packs: z.array(z.object({ id: z.string(), sold: z.int() })),
  })
  .openapi('Sales');
export type Sales = z.infer<typeof Sales>;
