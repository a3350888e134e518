import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type Owner, type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import { type ListingOfDeal, listingOfDeal } from '../../../items/listings/server/listings.ts';
import { availabilityText } from '../contract/availability-question.ts';
import type { Availability } from '../contract/message.ts';
import { AUTOMATIC_ANSWER } from '../contract/system-types.ts';
import { postSystemMessages, type SystemMessages } from './system-messages.ts';

/**
 * Answers 'Is this still available?' from the listing's state, in the transaction of the question. Skipped if
 * the seller turned it off, or if the last automatic answer still applies. It does not count as a reply by
 * the seller: the question stays unread for them.
 */
export async function answerAvailability(
  trx: Transaction<DB>,
  systemMessages: SystemMessages,
  conversationId: string,
  buyer: OwnerKey,
  seller: OwnerKey,
): Promise<void> {
  const conversation = await trx
    .selectFrom('conversations')
    .innerJoin('conversation_participants as seller', (join) =>
      join
        .onRef('seller.conversation_id', '=', 'conversations.id')
        .on(
          seller.kind === 'member'
            ? sql<boolean>`seller.profile_id = ${seller.id}`
            : sql<boolean>`seller.guest_key = ${seller.key}`,
        ),
    )
    .leftJoin('profiles', 'profiles.id', 'seller.profile_id')
    .leftJoin('guest_sessions', 'guest_sessions.key', 'seller.guest_key')
    .select(['conversations.listing_id', 'seller.slot'])
    .where('conversations.id', '=', conversationId)
    .where(sql<boolean>`coalesce(profiles.answers_availability, guest_sessions.answers_availability)`)
    .executeTakeFirst();
  if (!conversation?.listing_id) return;
  const listing = await listingOfDeal(trx, conversation.listing_id);
  if (listing === undefined || personKey(listing.owner) !== personKey(seller)) return;

  const availability = availabilityOf(listing, personKey(buyer));
  const last = await trx
    .selectFrom('messages')
    .select('data')
    .where('conversation_id', '=', conversationId)
    .where('type', '=', AUTOMATIC_ANSWER)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && isSame(last.data as unknown as Availability, availability)) return;
  const answer = {
    conversationId,
    slot: conversation.slot,
    type: AUTOMATIC_ANSWER,
    data: availability,
    text: availabilityText(availability),
  };
  await postSystemMessages(trx, systemMessages, [answer]);
}

function availabilityOf({ status, reservation }: ListingOfDeal, buyerKey: string): Availability {
  if (status === 'sold') return { state: 'sold', until: null };
  const isForBuyer = reservation?.buyerId === buyerKey;
  if (status === 'paused' && !isForBuyer) return { state: 'paused', until: null };
  if (reservation === null) return { state: 'available', until: null };
  return {
    state: isForBuyer ? 'reserved-for-buyer' : 'reserved',
    until: reservation.until.toISOString(),
  };
}

const isSame = (one: Availability, two: Availability): boolean =>
  one.state === two.state && one.until === two.until;

/** Returns whether questions about this seller's listings are answered automatically. */
export async function answersAutomatically(db: Database, owner: Owner): Promise<boolean> {
  const seller =
    owner.kind === 'member'
      ? db.selectFrom('profiles').select('answers_availability').where('id', '=', owner.id)
      : db.selectFrom('guest_sessions').select('answers_availability').where('key', '=', owner.key);
  return (await seller.executeTakeFirst())?.answers_availability ?? true;
}

export async function setAutomaticAnswers(db: Database, owner: Owner, on: boolean): Promise<void> {
  if (owner.kind === 'member') {
    await db.updateTable('profiles').set({ answers_availability: on }).where('id', '=', owner.id).execute();
  } else {
    await db
      .updateTable('guest_sessions')
      .set({ answers_availability: on })
      .where('key', '=', owner.key)
      .execute();
  }
}
