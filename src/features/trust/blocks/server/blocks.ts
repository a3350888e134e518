import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type Actor, type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';

/** The public API of blocks for other features on the server. */

/** If both blocked each other, the state is 'mine', because viewers only see their own blocks. */
export type BlockState = 'none' | 'mine' | 'theirs';

/**
 * Returns the profile ids and guest keys of everyone the viewer blocked or who blocked the viewer. Visitors have none,
 * which costs no query.
 */
export async function blockedPeopleOf(db: Database, viewer: Actor | OwnerKey): Promise<readonly string[]> {
  if (viewer.kind === 'visitor') return [];
  const me = personKey(viewer);
  const { rows } = await sql<{ person: string }>`
    select blocked as person from blocks where blocker = ${me}
    union select blocker from blocks where blocked = ${me}`.execute(db);
  return rows.map(({ person }) => person);
}

/** Selects rows whose person is not hidden. Rows of deleted people, with neither id, are shown. */
export const isVisible = (
  profileId: string,
  guestKey: string,
  hidden: readonly string[],
): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(${sql.ref(profileId)}, ${sql.ref(guestKey)}) = any(${hidden}::uuid[])) is not true`;

/** Whether one of two people blocked the other. Both are profile ids or guest keys. */
export const areBlocked = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from blocks where (blocker = ${one} and blocked = ${other}) or (blocker = ${other} and blocked = ${one}))`;

/** Selects the block state between the viewer and a row's person; 'none' if the person was deleted (null). */
export const blockStateTo = (viewer: OwnerKey, person: RawBuilder<unknown>): RawBuilder<BlockState> => {
  const me = personKey(viewer);
  return sql<BlockState>`case
    when exists (select from blocks where blocker = ${me} and blocked = ${person}) then 'mine'
    when exists (select from blocks where blocker = ${person} and blocked = ${me}) then 'theirs'
    else 'none' end`;
};

export async function blockStateBetween(
  db: Database,
  viewer: Actor | OwnerKey,
  other: OwnerKey | null,
): Promise<BlockState> {
  if (viewer.kind === 'visitor' || other === null) return 'none';
  // Owners often look at their own listings, so save a query.
  if (personKey(viewer) === personKey(other)) return 'none';
  const { rows } = await sql<{ blockState: BlockState }>`
    select ${blockStateTo(viewer, sql`${personKey(other)}`)} as "blockState"`.execute(db);
  return rows[0]?.blockState ?? 'none';
}

/** Moves a guest's blocks, in both directions, to an account, except those between the two. */
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
