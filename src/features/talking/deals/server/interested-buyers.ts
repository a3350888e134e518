import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { type ListingOfDeal, listingOfDeal, lockListing } from '../../../items/listings/server/listings.ts';
import { presentMember } from '../../../people/people/server/people.ts';
import { conversationsAbout, publishMessages, writeToBuyers } from '../../messages/server/messages.ts';
import type { InterestedBuyer } from '../contract/deal.ts';
import { DEAL_LIMITS, SOLD_THANKS } from '../contract/deal-limits.ts';
import { dealErrors } from '../contract/errors.ts';
import { shouldThank } from './change-deal.ts';
import { sameOwner } from './deals.policy.ts';
import { findSale } from './deals.queries.ts';
import type { DealsServices } from './deals.ts';

/** How many interested buyers get the message, most recent first. */
const MAX_THANKED = 500;

/**
 * Thanks the interested buyers who did not get a sold listing, once.
 * @returns the number of messages sent.
 * @throws DomainError NOT_SOLD_YET, LISTING_NOT_FOUND or NOT_YOUR_LISTING.
 */
export async function thankOthers(
  { db, jobs, live }: DealsServices,
  owner: Owner,
  listingId: string,
): Promise<number> {
  const written = await db.transaction().execute(async (trx) => {
    const listing = requireSeller(await lockListing(trx, listingId), owner);
    if (listing.status !== 'sold') throw new DomainError(dealErrors.NOT_SOLD_YET);
    const sale = await findSale(trx, listingId);
    return writeThanks(trx, jobs, listing, sale?.buyer_id ?? null);
  });
  publishMessages(live, written);
  return written.length;
}

export type WrittenMessages = Awaited<ReturnType<typeof writeToBuyers>>;

/** Posts the thank-you message for a sold, locked listing. Publish the returned messages after the commit. */
export async function writeThanks(
  trx: Transaction<DB>,
  jobs: DealsServices['jobs'],
  listing: ListingOfDeal,
  buyerId: string | null,
): Promise<WrittenMessages> {
  const others = await conversationsAbout(trx, [listing], { limit: MAX_THANKED, without: listing.id });
  const waiting = others.filter((conversation) => shouldThank(conversation, buyerId));
  // The listing's id doubles as the client id of the message, so each buyer gets it only once.
  return writeToBuyers(trx, jobs, waiting, listing.id, SOLD_THANKS);
}

/**
 * Requires that the person is the listing's seller.
 * @throws DomainError LISTING_NOT_FOUND or NOT_YOUR_LISTING.
 */
function requireSeller(listing: ListingOfDeal | undefined, owner: Owner): ListingOfDeal {
  if (listing === undefined) throw new DomainError(listingErrors.LISTING_NOT_FOUND);
  if (!sameOwner(listing.owner, owner)) throw new DomainError(listingErrors.NOT_YOUR_LISTING);
  return listing;
}

async function requireOwnListing(
  { db }: Pick<DealsServices, 'db'>,
  owner: Owner,
  listingId: string,
): Promise<ListingOfDeal> {
  return requireSeller(await listingOfDeal(db, listingId), owner);
}

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
    .sort((a, b) => Number(b.reserved) - Number(a.reserved));
}
