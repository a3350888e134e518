import { z } from '@hono/zod-openapi';
import { pageCursor } from '../../../../shared/page-query.ts';
import { ComparedItem } from './comparison.ts';

/** A comparison in a list. Opening it compares the current state of its listings. */
export const ComparisonSummary = z
  .object({
    id: z.uuid(),
    date: z.iso.datetime().describe('When it was compared last.'),
    subject: z.string().describe("What was compared, in the plural, such as 'phones'."),
    saved: z.boolean(),
    shared: z.boolean(),
    items: z.array(ComparedItem).min(2).max(3).describe('As they are now.'),
    recommendation: z
      .int()
      .nullable()
      .describe('The number of the item that was recommended; null when it was none.'),
  })
  .openapi('ComparisonSummary');
export type ComparisonSummary = z.infer<typeof ComparisonSummary>;

export const ComparisonHistoryQuery = z.object({
  list: z.enum(['recent', 'saved'], "Ask for 'recent' or 'saved'."),
  cursor: pageCursor,
});

export type ComparisonHistoryQuery = z.infer<typeof ComparisonHistoryQuery>;

export const ComparisonHistory = z
  .object({
    comparisons: z.array(ComparisonSummary).describe('The latest first: compared, or saved.'),
    nextCursor: z.string().nullable().describe('Requests the next page of saved ones; null on the last.'),
  })
  .openapi('ComparisonHistory');
export type ComparisonHistory = z.infer<typeof ComparisonHistory>;
