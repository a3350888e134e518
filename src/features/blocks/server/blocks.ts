import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { type Actor, type OwnerKey, personKey } from '../../../platform/server/http/actor.ts';

/** What the rest of the product may ask of blocks on the server. */

/** What keeps the asker and somebody else apart; the asker's own block counts first, as only that one is told. */
export type BlockState = 'none' | 'mine' | 'theirs';

/**
 * Profile ids and guest keys of everybody kept apart from the asker, either way round: nobody for visitors, which
 * costs nothing, and for nearly everybody else.
 */
export async function blockedPeopleOf(db: Database, asker: Actor | OwnerKey): Promise<readonly string[]> {
  if (asker.kind === 'visitor') return [];
  const me = personKey(asker);
  const { rows } = await sql<{ person: string }>`
    select blocked as person from blocks where blocker = ${me}
    union select blocker from blocks where blocked = ${me}`.execute(db);
  return rows.map(({ person }) => person);
}

/** The condition that a row's person is none of the hidden; one who is gone, with neither id, is shown. */
export const isVisible = (
  profileId: string,
  guestKey: string,
  hidden: readonly string[],
): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(${sql.ref(profileId)}, ${sql.ref(guestKey)}) = any(${hidden}::uuid[])) is not true`;

/** The condition that one of the two blocked the other; both are profile ids or guest keys. */
export const areBlocked = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from blocks where (blocker = ${one} and blocked = ${other}) or (blocker = ${other} and blocked = ${one}))`;

/** What keeps the asker and a row's person apart; null for one who is gone keeps nobody apart. */
export const blockStateTo = (asker: OwnerKey, person: RawBuilder<unknown>): RawBuilder<BlockState> => {
  const me = personKey(asker);
  return sql<BlockState>`case
    when exists (select from blocks where blocker = ${me} and blocked = ${person}) then 'mine'
    when exists (select from blocks where blocker = ${person} and blocked = ${me}) then 'theirs'
    else 'none' end`;
};

export async function blockStateBetween(
  db: Database,
  asker: Actor | OwnerKey,
  other: OwnerKey | null,
): Promise<BlockState> {
  if (asker.kind === 'visitor' || other === null) return 'none';
  // Owners look at their own things all the time.
  if (personKey(asker) === personKey(other)) return 'none';
  const { rows } = await sql<{ blockState: BlockState }>`
    select ${blockStateTo(asker, sql`${personKey(other)}`)} as "blockState"`.execute(db);
  return rows[0]?.blockState ?? 'none';
}

/** Gives what a guest blocked, and who blocked the guest, to an account. Nobody is kept apart from themselves. */
export async function moveBlocks(trx: Transaction<DB>, guestKey: string, profileId: string): Promise<void> {
  await sql`
    delete from blocks as moving
    where (blocker = ${guestKey} and (blocked = ${profileId} or exists (
        select from blocks as same where same.blocker = ${profileId} and same.blocked = moving.blocked)))
      or (blocked = ${guestKey} and (blocker = ${profileId} or exists (
        select from blocks as same where same.blocked = ${profileId} and same.blocker = moving.blocker)))`.execute(
    trx,
  );
  await sql`update blocks set blocker_id = ${profileId}, blocker_guest = null where blocker = ${guestKey}`.execute(
    trx,
  );
  await sql`update blocks set blocked_id = ${profileId}, blocked_guest = null where blocked = ${guestKey}`.execute(
    trx,
  );
}
