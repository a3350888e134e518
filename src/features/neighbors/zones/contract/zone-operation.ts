import { z } from '@hono/zod-openapi';
import { cursor, limitOf } from './paging.ts';

const ZONE_STATUSES = ['active', 'closed', 'taken_down'] as const;

/** A zone as site operators see it, in any status. */
export const OperatedZone = z
  .object({
    id: z.uuid(),
    name: z.string(),
    status: z.enum(ZONE_STATUSES).describe('Closed by its last member, or taken down by an operator.'),
    members: z.int(),
    activeListings: z.int(),
    lastActiveDate: z.iso.datetime(),
  })
  .openapi('OperatedZone');
export type OperatedZone = z.infer<typeof OperatedZone>;

export const OperatedZonePage = z
  .object({ zones: z.array(OperatedZone), nextCursor: z.string().nullable() })
  .openapi('OperatedZonePage');
export type OperatedZonePage = z.infer<typeof OperatedZonePage>;

export const OperatedZoneQuery = z.object({
  q: z.string().trim().max(100, 'Use at most 100 characters.').default(''),
  cursor,
  limit: limitOf(24),
});
export type OperatedZoneQuery = z.infer<typeof OperatedZoneQuery>;
