import type { Database } from '../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import { displayName, GUEST_NAME } from '../../../shared/person-name.ts';
import { participantIs } from './conversations.queries.ts';
import type { MessageKey } from './messages.queries.ts';

/** What a reader knows the other of a conversation by; null once that account is gone. */
export async function nameOfOther(
  db: Database,
  conversationId: string,
  reader: OwnerKey,
): Promise<string | null> {
  const other = await db
    .selectFrom('conversation_participants as me')
    .innerJoin('conversation_participants as other', (join) =>
      join.onRef('other.conversation_id', '=', 'me.conversation_id').onRef('other.slot', '!=', 'me.slot'),
    )
    .leftJoin('profiles', 'profiles.id', 'other.profile_id')
    .select(['other.profile_id', 'other.guest_key', 'profiles.username', 'profiles.full_name'])
    .where('me.conversation_id', '=', conversationId)
    .where(participantIs(reader))
    .executeTakeFirst();
  if (other === undefined) return null;
  if (other.guest_key !== null) return GUEST_NAME;
  return other.profile_id === null ? null : displayName(other.full_name, other.username);
}

/** The data of a system message, which was checked when it was stored; undefined when there is none. */
export async function systemDataOf(db: Database, { conversationId, seq }: MessageKey): Promise<unknown> {
  const message = await db
    .selectFrom('messages')
    .select('data')
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return message?.data ?? undefined;
}
