import type { Owner } from '../../../../platform/server/http/actor.ts';
import { conversationsAbout } from '../../messages/server/messages.ts';
import { presentMember } from '../../../people/people/server/people.ts';
import type { InterestedBuyer } from '../contract/deal.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import type { DealsServices } from './deals.ts';
import { requireOwnListing } from './thank-others.ts';
import { anyOf } from '../../../../platform/server/db/any-of.ts';

/**
 * Loads the interested buyers of the seller's listing: first the one it is reserved for, then by most recent
 * message.
 * @throws DomainError LISTING_NOT_FOUND or NOT_YOUR_LISTING.
 */
export async function loadInterestedBuyers(
  services: Pick<DealsServices, 'db'>,
  owner: Owner,
  listingId: string,
): Promise<InterestedBuyer[]> {
  const { db } = services;
  const listing = await requireOwnListing(services, owner, listingId);
  const conversations = await conversationsAbout(db, [listing], { limit: DEAL_LIMITS.interestedBuyers });
  const buyerIds = conversations.flatMap(({ buyerId }) => buyerId ?? []);
  if (buyerIds.length === 0) return [];
  const [people, offers] = await Promise.all([
    db
      .selectFrom('profiles')
      .select(['id', 'username', 'full_name', 'avatar_url', 'rating', 'total_ratings'])
      .where('id', '=', anyOf(buyerIds))
      .execute(),
    db
      .selectFrom('offers')
      .select(['conversation_id', 'price_cents'])
      .where('listing_id', '=', listingId)
      .where('state', '=', 'open')
      .where('expires_at', '>', listing.now)
      .execute(),
  ]);
  const byId = new Map(people.map((person) => [person.id, person]));
  const offered = new Map(offers.map((offer) => [offer.conversation_id, offer.price_cents]));
  return conversations
    .flatMap(({ id, buyerId, lastMessageAt }): InterestedBuyer[] => {
      const person = byId.get(buyerId ?? '');
      if (person === undefined || lastMessageAt === null) return [];
      return [
        {
          conversationId: id,
          person: presentMember(person.id, person),
          lastMessageAt: lastMessageAt.toISOString(),
          reserved: listing.reservation?.buyerId === person.id,
          offerCents: offered.get(id) ?? null,
        },
      ];
    })
    .sort((one, two) => Number(two.reserved) - Number(one.reserved));
}
