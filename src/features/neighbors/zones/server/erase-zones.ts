import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { handOver, hasOtherMember } from './members/membership.ts';
import { lockMembers } from './zone-standing.ts';

/**
 * Makes the longest-standing member an admin of each zone where this person is the only one, and closes zones without
 * other members. The memberships themselves are deleted with the account.
 */
export async function eraseZones(
  trx: Transaction<DB>,
  person: OwnerKey,
  jobs: Pick<Jobs, 'record'>,
): Promise<void> {
  if (person.kind === 'guest') return;
  const administered = await trx
    .selectFrom('zone_members')
    .innerJoin('zones', 'zones.id', 'zone_members.zone_id')
    .select('zone_id')
    .where('profile_id', '=', person.id)
    .where('role', '=', 'admin')
    .where('zones.status', '<>', 'closed')
    .orderBy('zone_id')
    .execute();
  for (const { zone_id: zoneId } of administered) await handOverOrClose(trx, jobs, zoneId, person.id);
}

async function handOverOrClose(
  trx: Transaction<DB>,
  jobs: Pick<Jobs, 'record'>,
  zoneId: string,
  from: string,
): Promise<void> {
  const to = await findLongestMember(trx, zoneId, from);
  await lockMembers(trx, zoneId, to === undefined ? [from] : [from, to]);
  await trx.selectFrom('zones').select('id').where('id', '=', zoneId).forNoKeyUpdate().execute();
  if (await hasOtherMember(trx, zoneId, from, 'admin')) return;
  if (to === undefined) {
    await trx
      .updateTable('zones')
      .set({ status: sql`case status when 'active' then 'closed' else status end` })
      .where('id', '=', zoneId)
      .execute();
    return;
  }
  await handOver(trx, jobs, { zoneId, from, to });
}

async function findLongestMember(
  trx: Transaction<DB>,
  zoneId: string,
  from: string,
): Promise<string | undefined> {
  const member = await trx
    .selectFrom('zone_members')
    .innerJoin('profiles', 'profiles.id', 'zone_members.profile_id')
    .select('profile_id')
    .where('zone_id', '=', zoneId)
    .where('profile_id', '<>', from)
    .where('profiles.deletes_at', 'is', null)
    .orderBy('role')
    .orderBy('joined_at')
    .orderBy('profile_id')
    .limit(1)
    .executeTakeFirst();
  return member?.profile_id;
}
