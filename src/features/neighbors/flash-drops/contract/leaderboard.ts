import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { MemberSummary } from '../../../people/people/contract/person-summary.ts';

export const LeaderboardRow = z
  .object({
    rank: z.int().describe('Ties share a rank, and the next rank is skipped: 1, 1, 3.'),
    person: MemberSummary,
    points: z.int(),
    listings: z.int(),
    sales: z.int(),
    change: z
      .int()
      .nullable()
      .describe('Ranks gained in the last hour, negative if lost; null for people who had no points then.'),
  })
  .openapi('LeaderboardRow');
export type LeaderboardRow = z.infer<typeof LeaderboardRow>;

export const Leaderboard = z
  .object({
    rows: z.array(LeaderboardRow).describe('A page, best first. Only people with points are ranked.'),
    around: z
      .array(LeaderboardRow)
      .describe('The requested person with the rows above and below; empty if they are not ranked.'),
    total: z.int().describe('Number of ranked people.'),
    nextCursor: z.string().nullable(),
  })
  .openapi('Leaderboard');
export type Leaderboard = z.infer<typeof Leaderboard>;

export const LeaderboardQuery = z.object({
  around: z.uuid().optional().describe('Profile id of a person to return with their neighbors.'),
  above: z.coerce.number().int().min(0).max(25).default(2),
  below: z.coerce.number().int().min(0).max(25).default(1),
  cursor: pageCursor,
  limit: pageLimit(50, 100),
});
export type LeaderboardQuery = z.infer<typeof LeaderboardQuery>;

export const OverallQuery = LeaderboardQuery.extend({
  year: z.coerce
    .number()
    .int()
    .min(2000)
    .max(3000)
    .optional()
    .describe('Restricts to events that began in this year. Default: all events.'),
});
export type OverallQuery = z.infer<typeof OverallQuery>;

/** Ranks across events. */
export const OverallLeaderboard = Leaderboard.extend({
  events: z.int().describe('Number of events counted, including the running one.'),
  years: z.array(z.int()).describe('Years that had an event, newest first.'),
}).openapi('OverallLeaderboard');
export type OverallLeaderboard = z.infer<typeof OverallLeaderboard>;
