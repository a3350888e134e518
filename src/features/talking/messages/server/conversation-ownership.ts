import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { dropSentPhotos, eraseSentPhotos } from '../../../items/photos/server/photos.ts';
import { removeNotificationsOf } from '../../notifications/server/notifications.ts';
import { participantIs } from './conversations.queries.ts';
import { conversationLink } from './notify-of-messages.ts';

/**
 * Deletes a person's conversations that have no other remaining reader. In all others, deletes only the other
 * participant's notifications, because their texts contain the person's name.
 */
export async function eraseConversations(
  trx: Transaction<DB>,
  person: OwnerKey,
  jobs: Pick<Jobs, 'record'>,
): Promise<void> {
  const conversations = await trx
    .selectFrom('conversation_participants as me')
    .innerJoin('conversation_participants as other', (join) =>
      join.onRef('other.conversation_id', '=', 'me.conversation_id').onRef('other.slot', '!=', 'me.slot'),
    )
    .select(['me.conversation_id as id', 'other.profile_id', 'other.guest_key'])
    .where(participantIs(person))
    .execute();
  await removeNotificationsOf(
    trx,
    conversations.flatMap(({ profile_id, guest_key }) => profile_id ?? guest_key ?? []),
    conversations.map(({ id }) => conversationLink(id)),
  );
  const unread = conversations.filter(
    ({ profile_id, guest_key }) => profile_id === null && guest_key === null,
  );
  const ids = unread.map(({ id }) => id);
  const photos = await trx
    .selectFrom('messages')
    .select(sql<string>`unnest(photo_ids)`.as('id'))
    .where('conversation_id', '=', anyOf(ids))
    .execute();
  await trx.deleteFrom('conversations').where('id', '=', anyOf(ids)).execute();
  await eraseSentPhotos(
    trx,
    photos.map(({ id }) => id),
    jobs,
  );
}

/**
 * Moves a guest's conversations to an account. Deletes a conversation between the guest and that same
 * account.
 */
export async function moveConversations(
  trx: Transaction<DB>,
  guestKey: string,
  profileId: string,
): Promise<void> {
  const { rows } = await sql<{ photo_ids: string[] }>`
    with own as (
      delete from conversations
      where first_person = least(${guestKey}::uuid, ${profileId}::uuid)
        and second_person = greatest(${guestKey}::uuid, ${profileId}::uuid)
      returning id)
    select messages.photo_ids from messages join own on own.id = messages.conversation_id
    where cardinality(messages.photo_ids) > 0`.execute(trx);
  await dropSentPhotos(
    trx,
    rows.flatMap(({ photo_ids }) => photo_ids),
  );
  const participant = sql`case when first_person = ${guestKey} then second_person else first_person end`;
  await sql`
    update conversations set
      first_person = least(${participant}, ${profileId}::uuid), second_person = greatest(${participant}, ${profileId}::uuid)
    from conversation_participants as me
    where me.guest_key = ${guestKey} and me.conversation_id = conversations.id`.execute(trx);
  await trx
    .updateTable('conversation_participants')
    .set({ profile_id: profileId, guest_key: null })
    .where('guest_key', '=', guestKey)
    .execute();
  // Automatic answers stay off if they were off for either one.
  await sql`
    update profiles set answers_availability = false
    from guest_sessions
    where profiles.id = ${profileId} and guest_sessions.key = ${guestKey}
      and not guest_sessions.answers_availability`.execute(trx);
}
