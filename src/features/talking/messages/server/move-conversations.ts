import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { dropSentPhotos } from '../../../items/photos/server/photos.ts';

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
