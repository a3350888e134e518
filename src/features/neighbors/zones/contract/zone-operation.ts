import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { Photo } from '../../../items/photos/contract/photo.ts';
import { ZoneType } from './zone.ts';

const ZONE_STATUSES = ['active', 'taken_down', 'closed'] as const;
const ZoneStatus = z.enum(ZONE_STATUSES).describe('Closed by its last member, or taken down by an operator.');

/** A zone as site operators see it, in any status. */
export const OperatedZone = z
  .object({
    id: z.uuid(),
    name: z.string(),
    type: ZoneType,
    location: z.string().nullable(),
    image: z.union([Photo, z.null()]),
    status: ZoneStatus,
    members: z.int(),
    activeListings: z.int(),
    lastActiveDate: z.iso.datetime(),
  })
  .openapi('OperatedZone');
export type OperatedZone = z.infer<typeof OperatedZone>;

export const OperatedZonePage = z
  .object({
    zones: z.array(OperatedZone),
    counts: z
      .object({ active: z.int(), taken_down: z.int(), closed: z.int() })
      .describe('Zones that match the search, by status.'),
    nextCursor: z.string().nullable(),
  })
  .openapi('OperatedZonePage');
export type OperatedZonePage = z.infer<typeof OperatedZonePage>;

export const OperatedZoneQuery = z.object({
  q: z.string().trim().max(100, 'Use at most 100 characters.').default(''),
  status: ZoneStatus.optional(),
  cursor: pageCursor,
  limit: pageLimit(),
});
export type OperatedZoneQuery = z.infer<typeof OperatedZoneQuery>;
