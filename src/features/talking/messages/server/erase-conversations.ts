import { sql, type Transaction } from 'kysely';
import { anyOf } from '../../../../platform/server/db/any-of.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { removeNotificationsOf } from '../../notifications/server/notifications.ts';
import { eraseSentPhotos } from '../../../items/photos/server/photos.ts';
import { participantIs } from './conversations.queries.ts';
import { conversationLink } from './read-notifications.ts';

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
