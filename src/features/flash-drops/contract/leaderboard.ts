import { z } from '@hono/zod-openapi';
import { MemberSummary } from '../../people/contract/person-summary.ts';

export const LeaderboardRow = z
  .object({
    rank: z.int().describe('The same for the same points; the next one skips: 1, 1, 3.'),
    person: MemberSummary,
    points: z.int(),
    listings: z.int(),
    sales: z.int(),
    change: z
      .int()
      .nullable()
      .describe('Places won (or lost, below zero) in the last hour; null for who had no points then.'),
  })
  .openapi('LeaderboardRow');
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

export const Leaderboard = z
  .object({
    rows: z.array(LeaderboardRow).describe('A page, best first. Only people with points are ranked.'),
    around: z
      .array(LeaderboardRow)
      .describe('The person asked for, with the rows above and below; empty if they are not ranked.'),
    total: z.int().describe('How many people are ranked.'),
    nextCursor: z.string().nullable(),
  })
  .openapi('Leaderboard');
export type Leaderboard = z.infer<typeof Leaderboard>;

export const LeaderboardQuery = z.object({
  around: z.uuid().optional().describe('Profile id of somebody to show with their neighbors.'),
  above: z.coerce.number().int().min(0).max(25).default(2),
  below: z.coerce.number().int().min(0).max(25).default(1),
  cursor: z.string().max(200, 'Use the cursor of the page before.').optional(),
  limit: z.coerce.number().int().min(1).max(100, 'Ask for at most 100 at once.').default(50),
});
export type LeaderboardQuery = z.infer<typeof LeaderboardQuery>;

export const OverallQuery = LeaderboardQuery.extend({
  year: z.coerce
    .number()
    .int()
    .min(2000)
    .max(3000)
    .optional()
    .describe('Only the events that began in this year; all there were if absent.'),
});
export type OverallQuery = z.infer<typeof OverallQuery>;

/** Ranks across events. */
export const OverallLeaderboard = Leaderboard.extend({
  events: z.int().describe('How many events it counts, the one that is on included.'),
  years: z.array(z.int()).describe('Years that had an event, newest first.'),
}).openapi('OverallLeaderboard');
export type OverallLeaderboard = z.infer<typeof OverallLeaderboard>;
