import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { Position } from '../../../../shared/position.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { zoneErrors } from '../contract/errors.ts';
import type { Zone } from '../contract/zone.ts';
import { ZONE_LIMITS } from '../contract/zone-limits.ts';
import { findEvents, presentEvent } from './events/zone-events.ts';
import { findMembers, presentZoneMember } from './members/members.queries.ts';
import type { ZoneServices } from './route-parts.ts';
import { requireOpen } from './zone-standing.ts';
import { presentZone } from './zones.presenter.ts';
import { findZone } from './zones.queries.ts';

/**
 * Returns a zone for this viewer, with everything its page shows first.
 * @throws DomainError ZONE_NOT_FOUND, or ZONE_GONE.
 */
export async function loadZone(
  { db, config }: Pick<ZoneServices, 'db' | 'config'>,
  viewer: Actor,
  id: string,
  near?: Position,
): Promise<Zone> {
  const hidden = await blockedPeopleOf(db, viewer);
  const [row, members, events] = await Promise.all([
    findZone(db, id, viewer, near),
    findMembers(db, id, { q: '', limit: ZONE_LIMITS.firstMembers, cursor: null, hidden }),
    findEvents(db, id, ZONE_LIMITS.nextEvents, null),
  ]);
  if (row === undefined) throw new DomainError(zoneErrors.ZONE_NOT_FOUND);
  requireOpen(row.status);
  const parts = {
    memberList: members.map(presentZoneMember),
    events: events.map(presentEvent),
    timeZone: config.timeZone,
  };
  const isCreatorHidden = row.creator_id !== null && hidden.includes(row.creator_id);
  return presentZone(isCreatorHidden ? { ...row, creator_id: null } : row, parts);
}
