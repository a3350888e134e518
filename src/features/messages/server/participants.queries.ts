import type { Database } from '../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import { participantIs } from './conversations.queries.ts';

/** Profile ids of the members in a conversation. */
export async function participantsOf(db: Database, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_participants')
    .select('profile_id')
    .where('conversation_id', '=', conversationId)
    .execute();
  return rows.flatMap(({ profile_id }) => profile_id ?? []);
}

/** Whether a participant has read everything in a conversation. */
export async function hasReadConversation(
  db: Database,
  reader: OwnerKey,
  conversationId: string,
): Promise<boolean> {
  const me = await db
    .selectFrom('conversation_participants as me')
    .select('unread')
    .where('conversation_id', '=', conversationId)
    .where(participantIs(reader))
    .executeTakeFirst();
  return me?.unread === 0;
}

/** The listing a conversation is about, for its participants; undefined for others. */
export async function listingOfConversation(
  db: Database,
  conversationId: string,
  owner: OwnerKey,
): Promise<{ listingId: string | null } | undefined> {
  const row = await db
    .selectFrom('conversations')
    .innerJoin('conversation_participants as me', 'me.conversation_id', 'conversations.id')
    .select('conversations.listing_id')
    .where('conversations.id', '=', conversationId)
    .where(participantIs(owner))
    .executeTakeFirst();
  return row && { listingId: row.listing_id };
}
