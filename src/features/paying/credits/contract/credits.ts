import { z } from '@hono/zod-openapi';
import { PACK_IDS } from '../../../../shared/prices.ts';

export const CreditPurchaseIn = z
  .object({ packId: z.enum(PACK_IDS, 'Choose one of the packs.') })
  .openapi('CreditPurchase', { example: { packId: '100_credits' } });

export const CreditPacks = z
  .object({
    packs: z.array(
      z.object({
        id: z.enum(PACK_IDS),
        name: z.string(),
        credits: z.int(),
        priceCents: z.int().describe('In US cents.'),
        description: z.string().describe('What the credits are enough for.'),
        popular: z.boolean().describe('Marked as the most popular pack.'),
      }),
    ),
  })
  .openapi('CreditPacks');

export const Credits = z
  .object({
    available: z.int().describe('The number of credits left: total minus used.'),
    used: z.int().describe('Since the last reset.'),
    total: z.int(),
    allowance: z.int().describe("The remaining credits of the month's allowance, which are used first."),
    purchased: z.int().describe('The remaining bought credits, which never expire.'),
    unlimited: z.boolean().describe('Whether they are unlimited. Show "Unlimited" instead of the numbers.'),
    planType: z
      .string()
      .describe('Where they come from: a plan, or the last pack of a member without a plan.'),
    resetsAt: z.iso
      .datetime()
      .nullable()
      .describe('When the allowance is reset; null for credits without resets.'),
  })
  .openapi('Credits', {
    example: {
      available: 4,
      used: 1,
      total: 5,
      allowance: 4,
      purchased: 0,
      unlimited: false,
      planType: 'premium_monthly',
      resetsAt: '2026-12-22T00:00:00.000Z',
    },
  });
export type Credits = z.infer<typeof Credits>;
