import type { Database } from '../../../../platform/server/db/database.ts';
import { type OwnerKey, ownerOf } from '../../../../platform/server/http/actor.ts';
import type { PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { presentPerson, shownGuest, shownMember } from '../../../people/people/server/people.ts';
import { participantIs } from './conversations.queries.ts';
import type { MessageKey } from './messages.queries.ts';

/** Returns the other participant of a conversation; null if the person is not in it. */
export async function otherPersonOf(
  db: Database,
  conversationId: string,
  reader: OwnerKey,
): Promise<PersonSummary | null> {
  const row = await db
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
      'profiles.avatar_url',
      'profiles.rating',
      'profiles.total_ratings',
    ])
    .where('me.conversation_id', '=', conversationId)
    .where(participantIs(reader))
    .executeTakeFirst();
  return row === undefined ? null : presentPerson(ownerOf(row.profile_id, row.guest_key), row);
}

/** Returns the name of the other participant; null if their account was deleted. */
export async function nameOfOtherPerson(
  db: Database,
  conversationId: string,
  reader: OwnerKey,
): Promise<string | null> {
  const person = await otherPersonOf(db, conversationId, reader);
  return person === null || person.kind === 'gone' ? null : person.name;
}

/** Returns the data of a system message, validated when it was stored; undefined without one. */
export async function systemDataOf(db: Database, { conversationId, seq }: MessageKey): Promise<unknown> {
  const message = await db
    .selectFrom('messages')
    .select('data')
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return message?.data ?? undefined;
}
