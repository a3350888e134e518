import type { Transaction } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { lockMember } from '../../../../people/people/server/people.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { countZoneChange } from '../edit-zone.ts';
import { publishZone } from '../publish-zone.ts';
import { lockZone } from '../zone-standing.ts';

/**
 * Makes the member join a zone. Joining again changes nothing.
 * @throws DomainError ZONE_NOT_FOUND, ZONE_GONE, or REMOVED_FROM_ZONE.
 */
export async function joinZone(
  { db, live }: { db: Database; live: Live },
  member: Member,
  zoneId: string,
): Promise<void> {
  await countZoneChange(db, member.id);
  const isNew = await db.transaction().execute((trx) => addMember(trx, member, zoneId));
  if (isNew) publishZone(live, zoneId);
}

/** Adds a member; returns true if they weren't one before. */
export async function addMember(trx: Transaction<DB>, member: Member, zoneId: string): Promise<boolean> {
  await lockMember(trx, member, zoneErrors.SIGN_IN_TO_JOIN);
  await lockZone(trx, zoneId);
  const removal = await trx
    .selectFrom('zone_removals')
    .select('removed_at')
    .where('zone_id', '=', zoneId)
    .where('profile_id', '=', member.id)
    .executeTakeFirst();
  if (removal !== undefined) throw new DomainError(zoneErrors.REMOVED_FROM_ZONE);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('zone_members')
    .values({ zone_id: zoneId, profile_id: member.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
