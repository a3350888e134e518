import type { Database } from '../../../../platform/server/db/database.ts';
import { type Owner, ownerOf, personKey } from '../../../../platform/server/http/actor.ts';
import { presentPerson, shownGuest, shownMember } from '../../../people/people/server/people.ts';
import type { Block } from '../contract/block.ts';

/** Longer lists are cut. */
const MAX_LISTED = 500;

/** Returns the people someone blocked, newest first. */
export async function listBlocks(db: Database, owner: Owner): Promise<Block[]> {
  const rows = await db
    .selectFrom('blocks')
    .leftJoin('profiles', 'profiles.id', 'blocks.blocked_id')
    .select([
      'blocks.id',
      shownMember('blocks.blocked_id').as('blocked_id'),
      shownGuest('blocks.blocked_guest').as('blocked_guest'),
      'blocks.created_at',
      'profiles.full_name',
      'profiles.username',
      'profiles.avatar_url',
      'profiles.rating',
      'profiles.total_ratings',
    ])
    .where('blocks.blocker', '=', personKey(owner))
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    person: presentPerson(ownerOf(row.blocked_id, row.blocked_guest), row),
    blockedAt: row.created_at.toISOString(),
  }));
}
