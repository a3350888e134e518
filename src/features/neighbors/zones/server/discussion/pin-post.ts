import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { DB } from '../../../../../platform/server/db/schema.generated.ts';
import type { Member } from '../../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../../platform/server/realtime/live.ts';
import { DomainError } from '../../../../../shared/errors.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';
import { POST_LIMITS } from '../../contract/discussion/post-limits.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { requireZoneAdmin } from '../zone-standing.ts';
import { requireReadablePost } from './load-posts.ts';
import type { PostRow } from './posts.queries.ts';
import { publishPostChange } from './publish-post-change.ts';

interface Services {
  db: Database;
  live: Live;
}

/**
 * Pins a post above the others of its zone, or unpins it. Repeating either changes nothing.
 * @throws DomainError TOO_MANY_PINNED beyond three, NOT_A_ZONE_ADMIN, POST_NOT_FOUND for a reply, or POST_WAS_REMOVED.
 */
export async function pinPost(
  { db, live }: Services,
  member: Member,
  id: string,
  pinned: boolean,
): Promise<void> {
  const { row } = await requireReadablePost(db, member, id);
  if (row.reply_to !== null) throw new DomainError(zonePostErrors.POST_NOT_FOUND);
  await db.transaction().execute(async (trx) => {
    await requireZoneAdmin(trx, row.zone_id, member);
    const post = await lockPost(trx, row);
    if (post.removed_at !== null) throw new DomainError(zonePostErrors.POST_WAS_REMOVED);
    if ((post.pin !== null) === pinned) return;
    if (!pinned) await unpin(trx, id);
    else if (!(await pinInFreeSlot(trx, member, row))) throw new DomainError(zoneErrors.TOO_MANY_PINNED);
  });
  await publishPostChange({ db, live }, row);
}

/** Locks the post and its discussion, so that two admins pinning at the same time get different slots. */
async function lockPost(trx: Transaction<DB>, { id, zone_id }: PostRow) {
  await trx
    .selectFrom('zone_discussions')
    .select('last_seq')
    .where('zone_id', '=', zone_id)
    .forNoKeyUpdate()
    .execute();
  const post = await trx
    .selectFrom('zone_posts')
    .select(['pin', 'removed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (post === undefined) throw new DomainError(zonePostErrors.POST_NOT_FOUND);
  return post;
}

const unpin = (trx: Transaction<DB>, id: string) =>
  trx
    .updateTable('zone_posts')
    .set({ pin: null, pinned_at: null, pinned_by: null })
    .where('id', '=', id)
    .execute();

/** Pins a post in the first free slot; returns false if none is free. */
async function pinInFreeSlot(
  trx: Transaction<DB>,
  member: Member,
  { id, zone_id }: PostRow,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update zone_posts set pin = free.pin, pinned_at = now(), pinned_by = ${member.id}
    from (
      select pin from generate_series(1, ${sql.lit(POST_LIMITS.pins)}) as pin
      where pin not in (select pin from zone_posts where zone_id = ${zone_id} and pin is not null)
      order by pin limit 1) as free
    where id = ${id}`.execute(trx);
  return numAffectedRows === 1n;
}
