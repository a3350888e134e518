import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { POINT_ACTIONS, type PointAction, REFUSAL_REASONS } from './point-actions.ts';

const PointActionName = z.enum(POINT_ACTIONS.map(({ act }) => act) as [PointAction, ...PointAction[]]);

const POINT_STATES = ['earned', 'taken-back', 'not-counted', 'waiting'] as const;

/** An action and the points it earned. */
export const PointEntry = z
  .object({
    id: z.string(),
    act: PointActionName,
    state: z
      .enum(POINT_STATES)
      .describe(
        'Taken back: the listing was removed or the deal undone. Not counted: it earned nothing, see the reason. Waiting: nobody has opened the shared link yet, so it is not in the total.',
      ),
    reason: z.enum(REFUSAL_REASONS).nullable().describe('Why it was not counted.'),
    points: z.int().describe('Negative if they were taken back. While it waits, the points it would earn.'),
    listingId: z.uuid().nullable().describe('Null without a listing, or if it was deleted.'),
    itemTitle: z.string().nullable(),
    person: z.union([PersonSummary, z.null()]).describe('The person who was answered, bought or signed up.'),
    at: z.iso.datetime(),
  })
  .openapi('PointEntry');
export type PointEntry = z.infer<typeof PointEntry>;

/** How much of an action's cap is used. */
export const ActUse = z
  .object({
    act: PointActionName,
    points: z.int().describe('Points per action.'),
    cap: z.int(),
    per: z.literal('day'),
    used: z.int().describe('Number counted today.'),
    count: z.int().describe('Number counted in this event.'),
    total: z.int().describe('Points earned with it in this event.'),
  })
  .openapi('ActUse');
export type ActUse = z.infer<typeof ActUse>;

export const Points = z
  .object({
    points: z.int(),
    acts: z.array(ActUse),
    waiting: z.array(PointEntry).describe('The newest shares that nobody has opened yet, at most twenty.'),
    entries: z.array(PointEntry).describe('A page of the ledger, newest first.'),
    total: z.int().describe('Number of entries.'),
    nextCursor: z.string().nullable(),
  })
  .openapi('FlashDropPoints');
export type Points = z.infer<typeof Points>;

export const PointsQuery = z.object({
  cursor: pageCursor,
  limit: pageLimit(10, 100),
});
export type PointsQuery = z.infer<typeof PointsQuery>;

export const NewShare = z.object({ listingId: z.uuid() }).openapi('NewFlashDropShare');

export const Share = z
  .object({
    token: z.string(),
    path: z.string().describe('Path of the listing, with the token.'),
    url: z.string().describe('Absolute address to share.'),
    opened: z.boolean().describe('Whether someone else has opened it.'),
  })
  .openapi('FlashDropShare');
export type Share = z.infer<typeof Share>;

export const ShareToken = z.object({ token: z.string().min(1).max(64) });

export const Invitation = z
  .object({
    code: z.string(),
    url: z.string().describe('Absolute address to share.'),
    joined: z.int().describe('Number of people who signed up with it.'),
  })
  .openapi('Invitation');
export type Invitation = z.infer<typeof Invitation>;
