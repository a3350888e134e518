import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';

const CREDIT_ENTRY_KINDS = [
  /** The first allowance. */
  'start',
  /** A change of plan, with its allowance. */
  'plan',
  /** A new month's allowance. */
  'reset',
  /** A pack was paid. */
  'purchase',
  /** The payment was refunded or is disputed. */
  'refund',
  /** A dispute was won. */
  'restore',
  'spend',
  /** A spent credit was returned because its recording failed. */
  'return',
  /** An operator gave credits. */
  'given',
  /** An operator took credits. */
  'taken',
] as const;
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];

export const CreditEntry = z
  .object({
    id: z.string(),
    kind: z.enum(CREDIT_ENTRY_KINDS),
    part: z
      .enum(['monthly', 'bought'])
      .describe("The changed part of the balance: the month's allowance, or bought credits."),
    change: z.int(),
    left: z.int().describe('The balance after it.'),
    planType: z.string().nullable().describe('Its plan or pack; null for recordings and older entries.'),
    amountCents: z.int().nullable().describe('The price of a pack.'),
    wasReturned: z.boolean().describe('Whether it was returned because its recording failed.'),
    at: z.iso.datetime(),
  })
  .openapi('CreditEntry', {
    example: {
      id: '42',
      kind: 'purchase',
      part: 'bought',
      change: 100,
      left: 101,
      planType: '100_credits',
      amountCents: 1799,
      wasReturned: false,
      at: '2026-11-22T09:12:00.000Z',
    },
  });
export type CreditEntry = z.infer<typeof CreditEntry>;

export const CreditEntryPage = z
  .object({ entries: z.array(CreditEntry), nextCursor: z.string().nullable() })
  .openapi('CreditEntryPage');
export type CreditEntryPage = z.infer<typeof CreditEntryPage>;

export const CreditEntryQuery = z.object({
  cursor: pageCursor,
  limit: pageLimit(10, 100),
});
