import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { rememberAddress } from '../../../people/accounts/server/accounts.ts';
import { isEventOpen, whyNotOpen } from './flash-drops.queries.ts';
import type { StandingsUpdates } from './standings-updates.ts';

export interface ParticipationServices {
  db: Database;
  config: Pick<Config, 'authSecret'>;
  updates: StandingsUpdates;
}

/**
 * Joins a running or upcoming event. Joining again changes nothing. Members who rejoin get their points back.
 * @param address The network address, which helps to recognize a second account of the same person.
 * @throws DomainError FLASH_DROP_NOT_FOUND or FLASH_DROP_OVER.
 */
export async function joinFlashDrop(
  { db, config, updates }: ParticipationServices,
  member: Member,
  { id, address }: { id: string; address: string },
): Promise<void> {
  const { rows } = await sql`
    insert into flash_drop_participants (flash_drop_id, profile_id)
    select id, ${member.id}::uuid from flash_drops where id = ${id} and ${isEventOpen}
    on conflict (flash_drop_id, profile_id) do update set left_at = null, changed_at = clock_timestamp()
    returning 1`.execute(db);
  if (rows.length === 0) throw await whyNotOpen(db, id);
  await rememberAddress(db, config, { userId: member.id, address });
  updates.changed(id);
}

/**
 * Leaves an event. The ledger entries stay. Leaving again changes nothing.
 * @throws DomainError FLASH_DROP_NOT_FOUND or FLASH_DROP_OVER.
 */
export async function leaveFlashDrop(
  { db, updates }: ParticipationServices,
  member: Member,
  id: string,
): Promise<void> {
  const { rows } = await sql`
    with open as (select id from flash_drops where id = ${id} and ${isEventOpen}),
    leaving as (
      update flash_drop_participants set left_at = now(), changed_at = clock_timestamp() from open
      where flash_drop_id = open.id and profile_id = ${member.id} and left_at is null)
    select 1 from open`.execute(db);
  if (rows.length === 0) throw await whyNotOpen(db, id);
  updates.changed(id);
}
