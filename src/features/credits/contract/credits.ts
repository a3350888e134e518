import { z } from '@hono/zod-openapi';

/** A balance of this many credits or fewer is low. */
export const LOW_CREDITS = 2;

export const Credits = z
  .object({
    available: z.int().describe('How many are left: the total less those used.'),
    used: z.int().describe('Since the last reset.'),
    total: z.int(),
    allowance: z.int().describe("Left of the month's allowance, which is used first."),
    purchased: z.int().describe('Left of those that were bought, which never expire.'),
    unlimited: z.boolean().describe('They never run out; show "Unlimited" in place of the numbers.'),
    planType: z
      .string()
      .describe('What they come from: a plan, or the last pack of somebody without a plan.'),
    resetsAt: z.iso
      .datetime()
      .nullable()
      .describe("When the month's allowance is renewed; null for credits that are not."),
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
