import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';

const OF_GUESTS: readonly RawBuilder<unknown>[] = [sql.table('cases'), sql.table('decisions')];

/** Moves the cases and decisions about a guest to the account that the guest becomes. */
export async function moveCases(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  for (const table of OF_GUESTS) {
    await sql`
      update ${table} set about_id = ${profileId}, about_guest = null where about_guest = ${guestKey}`.execute(
      trx,
    );
  }
  // A limit or suspension follows to the account. It is computed again from the moved decisions.
  await sql`
    update users set
      suspended_at = coalesce(users.suspended_at, guest.suspended_at),
      suspended_until = case when users.suspended_at is null then guest.suspended_until else users.suspended_until end,
      limited_at = coalesce(users.limited_at, guest.limited_at),
      limited_until = case when users.limited_at is null then guest.limited_until else users.limited_until end,
      closed_at = coalesce(users.closed_at, guest.closed_at)
    from guest_sessions as guest where guest.key = ${guestKey} and users.id = ${profileId}
      and (guest.suspended_at is not null or guest.limited_at is not null)`.execute(trx);
  await hideContentOfSuspended(trx, profileId);
}

/** Hides the listings and reviews of a member if the account is suspended, and shows them if it is not. */
export async function hideContentOfSuspended(trx: Transaction<DB>, profileId: string): Promise<void> {
  await sql`
    update listings set owner_suspended = is_suspended(${profileId}, null)
    where seller_id = ${profileId} and owner_suspended <> is_suspended(${profileId}, null)`.execute(trx);
  await sql`
    update reviews set author_suspended = is_suspended(${profileId}, null)
    where reviewer_id = ${profileId} and author_suspended <> is_suspended(${profileId}, null)`.execute(trx);
}
