import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { wantErrors } from '../contract/errors.ts';
import type { Want } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { loadWant } from './load-want.ts';
import { countWants, undoWindow } from './wants.queries.ts';

/**
 * Deletes a want. It can be restored within the undo window, after which a job removes it.
 * @throws DomainError WANT_NOT_FOUND.
 */
export async function deleteWant(db: Database, member: Member, id: string): Promise<void> {
  const deleted = await db
    .updateTable('wants')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where('profile_id', '=', member.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw new DomainError(wantErrors.WANT_NOT_FOUND);
}

/**
 * Restores a deleted want. Repeating it changes nothing, so that two tabs can both restore it.
 * @throws DomainError WANT_GONE after the undo window, or TOO_MANY_WANTS if others were added.
 */
export async function restoreWant(db: Database, member: Member, id: string): Promise<Want> {
  await db.transaction().execute(async (trx) => {
    const wants = await countWants(trx, member.id);
    const deleted = await trx
      .updateTable('wants')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('profile_id', '=', member.id)
      .where('deleted_at', '>', sql<Date>`now() - ${undoWindow}`)
      .returning('id')
      .executeTakeFirst();
    if (deleted !== undefined && wants >= WANT_LIMITS.wants) throw new DomainError(wantErrors.TOO_MANY_WANTS);
    if (deleted === undefined) await requireUndeleted(trx, member, id);
  });
  return loadWant(db, member, id);
}

async function requireUndeleted(db: Database, member: Member, id: string): Promise<void> {
  const known = await db
    .selectFrom('wants')
    .select('deleted_at')
    .where('id', '=', id)
    .where('profile_id', '=', member.id)
    .executeTakeFirst();
  if (known?.deleted_at === null) return;
  throw new DomainError(known === undefined ? wantErrors.WANT_NOT_FOUND : wantErrors.WANT_GONE);
}

/** Days for which matches are stored, so that nobody is notified twice. */
const MATCH_DAYS = 180;
const AT_ONCE = 5000;

/** Removes wants whose undo window is over, and old matches. Runs on a schedule. */
export async function sweepWants(db: Database): Promise<void> {
  await sql`delete from wants where deleted_at <= now() - ${undoWindow}`.execute(db);
  await sql`
    delete from want_matches where (want_id, listing_id) in (
      select want_id, listing_id from want_matches
      where matched_at < now() - make_interval(days => ${sql.lit(MATCH_DAYS)}) limit ${sql.lit(AT_ONCE)})`.execute(
    db,
  );
}
