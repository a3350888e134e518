import type { Database } from '../../../platform/server/db/database.ts';
import { type Owner, personKey } from '../../../platform/server/http/actor.ts';
import { displayName, GUEST_NAME } from '../../../shared/person-name.ts';
import type { Block } from '../contract/block.ts';

/** Longer lists are cut. */
const MAX_LISTED = 500;

/** The people someone blocked, newest first. */
export async function listBlocks(db: Database, owner: Owner): Promise<Block[]> {
  const rows = await db
    .selectFrom('blocks')
    .leftJoin('profiles', 'profiles.id', 'blocks.blocked_id')
    .select([
      'blocks.id',
      'blocks.blocked_id',
      'blocks.created_at',
      'profiles.full_name',
      'profiles.username',
      'profiles.avatar_url',
    ])
    .where('blocks.blocker', '=', personKey(owner))
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id, blocked_id, full_name, username, avatar_url, created_at }) => ({
    id,
    kind: blocked_id === null ? 'guest' : 'member',
    name: blocked_id === null ? GUEST_NAME : displayName(full_name, username),
    avatarUrl: avatar_url,
    blockedAt: created_at.toISOString(),
  }));
}
