import type { Database } from '../../../platform/server/db/database.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import { displayName, GUEST_NAME } from '../../../shared/person-name.ts';
import { shownGuest, shownMember } from '../../people/server/people.ts';
import { participantIs } from './conversations.queries.ts';
import type { MessageKey } from './messages.queries.ts';

/** The name of the other person of a conversation; null once that account is deleted. */
export async function nameOfOtherPerson(
  db: Database,
  conversationId: string,
  reader: OwnerKey,
): Promise<string | null> {
  const person = await db
    .selectFrom('conversation_participants as me')
    .innerJoin('conversation_participants as other_person', (join) =>
      join
        .onRef('other_person.conversation_id', '=', 'me.conversation_id')
        .onRef('other_person.slot', '!=', 'me.slot'),
    )
    .leftJoin('profiles', 'profiles.id', 'other_person.profile_id')
    .select([
      shownMember('other_person.profile_id').as('profile_id'),
      shownGuest('other_person.guest_key').as('guest_key'),
      'profiles.username',
      'profiles.full_name',
    ])
    .where('me.conversation_id', '=', conversationId)
    .where(participantIs(reader))
    .executeTakeFirst();
  if (person === undefined) return null;
  if (person.guest_key !== null) return GUEST_NAME;
  return person.profile_id === null ? null : displayName(person.full_name, person.username);
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
