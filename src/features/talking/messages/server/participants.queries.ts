import type { Database } from '../../../../platform/server/db/database.ts';
import { type OwnerKey, ownerOf } from '../../../../platform/server/http/actor.ts';
import type { PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { presentPerson, shownGuest, shownMember } from '../../../people/people/server/people.ts';
import { participantIs } from './conversations.queries.ts';
import type { MessageKey } from './messages.queries.ts';

/** Returns the profile ids of the members in a conversation. */
export async function participantsOf(db: Database, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_participants')
    .select('profile_id')
    .where('conversation_id', '=', conversationId)
    .execute();
  return rows.flatMap(({ profile_id }) => profile_id ?? []);
}

/** Returns whether a person is a participant of a conversation. */
export async function isParticipant(
  db: Database,
  conversationId: string,
  person: OwnerKey,
): Promise<boolean> {
  const me = await db
    .selectFrom('conversation_participants as me')
    .select('me.slot')
    .where('me.conversation_id', '=', conversationId)
    .where(participantIs(person))
    .executeTakeFirst();
  return me !== undefined;
}

/** How many people get a live update when someone leaves or returns, most recent first. */
const MAX_UPDATED = 500;

/** Returns the people that a person has chats with. */
export async function otherParticipantsOf(db: Database, person: OwnerKey): Promise<OwnerKey[]> {
  const rows = await db
    .selectFrom('conversation_participants as me')
    .innerJoin('conversation_participants as participant', (join) =>
      join
        .onRef('participant.conversation_id', '=', 'me.conversation_id')
        .onRef('participant.slot', '!=', 'me.slot'),
    )
    .select(['participant.profile_id', 'participant.guest_key'])
    .where(participantIs(person))
    .where('me.last_message_at', 'is not', null)
    .orderBy('me.last_message_at', 'desc')
    .orderBy('me.conversation_id', 'desc')
    .limit(MAX_UPDATED)
    .execute();
  const people = new Map(rows.map((row) => [row.profile_id ?? row.guest_key, row]));
  return [...people.values()].flatMap((row) => ownerOf(row.profile_id, row.guest_key) ?? []);
}

/**
 * Returns whether a participant has read up to a message, or posted a system message of the given types after
 * it.
 */
export async function hasSeenMessage(
  db: Database,
  reader: OwnerKey,
  { conversationId, seq }: MessageKey,
  types: string,
): Promise<boolean> {
  const me = await db
    .selectFrom('conversation_participants as me')
    .select((eb) =>
      eb
        .or([
          eb('read_seq', '>=', seq),
          eb.exists(
            eb
              .selectFrom('messages')
              .select('messages.seq')
              .whereRef('messages.conversation_id', '=', 'me.conversation_id')
              .whereRef('messages.sender', '=', 'me.slot')
              .where('messages.seq', '>', seq)
              .where('messages.type', 'like', `${types}%`),
          ),
        ])
        .as('seen'),
    )
    .where('conversation_id', '=', conversationId)
    .where(participantIs(reader))
    .executeTakeFirst();
  return me?.seen === true;
}

/** Returns the listing of a conversation for its participants; undefined for everyone else. */
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
