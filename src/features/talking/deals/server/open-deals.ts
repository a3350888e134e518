import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import {
  type ListingOfDeal,
  listingsOfDeal,
  lockListings,
  setReservation,
} from '../../../items/listings/server/listings.ts';
import {
  findConversations,
  findConversationsWith,
  nameOfOtherPerson,
} from '../../messages/server/messages.ts';
import { type DealRole, LIFECYCLE, otherRole } from '../contract/lifecycle.ts';
import { type DealLedger, withLedgerIn } from './deal-ledger.ts';
import { type DealState, loadState } from './deal-state.ts';
import { sameOwner } from './deals.policy.ts';
import { endMeetups, endOffer } from './deals.queries.ts';
import type { DealsServices } from './deals.ts';
import { endExpired } from './end-expired.ts';

/** An open deal: something two people have agreed on, or are negotiating, that is not finished. */
export interface OpenDeal {
  conversationId: string;
  /** Title of the listing. */
  title: string;
  /** Name of the other participant; null after their account was deleted. */
  name: string | null;
  role: DealRole;
  state: 'reserved' | 'meetup' | 'offer';
}

interface Open {
  state: DealState;
  role: DealRole;
}

type Source = Database | Transaction<DB>;

/** Returns a person's open deals, as seller and as buyer. */
export async function openDealsOf(db: Database, person: OwnerKey): Promise<OpenDeal[]> {
  const conversations = await conversationsWithDeals(db, person);
  const open = await statesOf(db, person, conversations, await listingsOfDeal(db, listingIds(conversations)));
  return Promise.all(
    open.map(async ({ state, role }) => ({
      conversationId: state.conversation.id,
      title: state.listing.title,
      name: await nameOfOtherPerson(db, state.conversation.id, person),
      role,
      state: state.stage === 'reserved-here' ? 'reserved' : state.meetup !== null ? 'meetup' : 'offer',
    })),
  );
}

/** Counts the open deals about a listing. */
export async function countDealsAbout(db: Database, listingId: string): Promise<number> {
  const [listing] = await listingsOfDeal(db, [listingId]);
  if (listing === undefined) return 0;
  const conversations = await conversationsWithDeals(db, listing.owner, listingId);
  return (await statesOf(db, listing.owner, conversations, [listing])).length;
}

/** A reservation that ended because of a decision about its seller or listing. */
export interface EndedReservation {
  listingId: string;
  buyerId: string;
  until: string;
  priceCents: number;
}

/**
 * Ends all deals of a person: ends offers and reservations, and cancels meet-ups. The other participants see it in the
 * chat and are notified.
 * @param by The person who leaves, or the site that suspends them: then the chat doesn't say that the person did it.
 */
export async function endDealsOf(
  ledger: DealLedger,
  person: OwnerKey,
  by: EndedBy,
): Promise<EndedReservation[]> {
  const { trx } = ledger;
  const conversations = await conversationsWithDeals(trx, person);
  // The listings of a suspended person are hidden already.
  const listings = await lockListings(trx, listingIds(conversations), { hidden: true });
  return endDealsIn(ledger, person, by, conversations, listings);
}

type EndedBy = 'person' | 'site';

/** Ends all deals about a listing that operators hid, in the same way. */
export async function endDealsAbout(ledger: DealLedger, listingId: string): Promise<EndedReservation[]> {
  const [listing] = await lockListings(ledger.trx, [listingId], { hidden: true });
  return listing === undefined ? [] : endDealsAboutLocked(ledger, listing, 'site');
}

/**
 * Ends all deals about deleted listings in the transaction that removes them, as steps of their sellers.
 * @returns a function to call after the commit.
 */
export async function endDealsOfRemoved(
  services: DealsServices,
  trx: Transaction<DB>,
  removedIds: readonly string[],
): Promise<() => Promise<void>> {
  const { publish } = await withLedgerIn(trx, services, async (ledger) => {
    for (const listing of await lockListings(trx, removedIds, { deleted: true })) {
      ledger.listingRemoved(listing);
      await endDealsAboutLocked(ledger, listing, 'person');
    }
  });
  return publish;
}

async function endDealsAboutLocked(
  ledger: DealLedger,
  listing: ListingOfDeal,
  by: EndedBy,
): Promise<EndedReservation[]> {
  const conversations = await conversationsWithDeals(ledger.trx, listing.owner, listing.id);
  return endDealsIn(ledger, listing.owner, by, conversations, [listing]);
}

async function endDealsIn(
  ledger: DealLedger,
  person: OwnerKey,
  by: EndedBy,
  conversations: readonly Found[],
  locked: readonly ListingOfDeal[],
): Promise<EndedReservation[]> {
  const { trx } = ledger;
  if (conversations.length === 0) return [];
  await endExpired(ledger, locked);
  const listings = locked.map((listing) => ({ ...listing, expired: null }));
  const ended: EndedReservation[] = [];
  for (const open of await statesOf(trx, person, conversations, listings)) {
    const { stage, listing } = open.state;
    if (stage === 'reserved-here' && listing.reservation !== null) {
      const { buyerId, until, priceCents } = listing.reservation;
      ended.push({ listingId: listing.id, buyerId, until: until.toISOString(), priceCents });
    }
    await endDeal(ledger, open, by);
  }
  return ended;
}

/**
 * Reserves listings again that others can see again, unless they are reserved or sold meanwhile, or the time of the
 * reservation is over. The buyers see it in the chat and are notified.
 */
export async function restoreReservations(
  ledger: DealLedger,
  ended: readonly EndedReservation[],
): Promise<void> {
  const { trx } = ledger;
  const byListing = new Map(ended.map((reservation) => [reservation.listingId, reservation]));
  const listings = await lockListings(trx, [...byListing.keys()]);
  const wanted = listings.flatMap((listing) => {
    const endedReservation = byListing.get(listing.id);
    const isFree = listing.status === 'active' && listing.reservation === null && listing.expired === null;
    if (endedReservation === undefined || !isFree) return [];
    const reservation = {
      buyerId: endedReservation.buyerId,
      until: new Date(endedReservation.until),
      priceCents: endedReservation.priceCents,
    };
    return reservation.until > listing.now
      ? [{ listing, reservation, buyerId: endedReservation.buyerId }]
      : [];
  });
  // Nobody is found for a buyer who left meanwhile.
  const conversations = await findConversationsWith(trx, wanted);
  for (const { listing, reservation } of wanted) {
    const conversation = conversations.get(listing.id);
    if (conversation === undefined) continue;
    await setReservation(trx, [listing.id], reservation);
    ledger.listingChanged(listing);
    ledger.step(conversation, 'seller', { step: 'reserved', until: reservation.until.toISOString() });
  }
}

async function endDeal(ledger: DealLedger, { state, role }: Open, by: EndedBy): Promise<void> {
  const { trx } = ledger;
  const { conversation, listing, offer, meetup, stage } = state;
  if (offer !== null && by === 'site') {
    await endOffer(trx, offer.id, LIFECYCLE.expireOffer.to.offer);
    const details = { offerId: offer.id, priceCents: offer.price_cents };
    ledger.stepByTime(conversation, otherRole(offer.made_by), { step: 'offer-expired', ...details });
  } else if (offer !== null) {
    const action = offer.made_by === role ? 'withdrawOffer' : 'declineOffer';
    await endOffer(trx, offer.id, LIFECYCLE[action].to.offer);
    const step = action === 'withdrawOffer' ? 'offer-withdrawn' : 'offer-declined';
    ledger.step(conversation, role, { step, offerId: offer.id, priceCents: offer.price_cents });
  }
  if (meetup !== null) {
    await endMeetups(trx, { conversationId: conversation.id }, LIFECYCLE.cancelMeetup.to.meetup);
  }
  if (stage === 'reserved-here') {
    await setReservation(trx, [listing.id], null);
    ledger.listingChanged(listing);
    if (by === 'site') ledger.stepByTime(conversation, 'seller', { step: 'reservation-ended' });
    else ledger.step(conversation, role, { step: 'released' });
  } else if (meetup !== null) {
    const { id, place, starts_at } = meetup;
    ledger.step(conversation, role, {
      step: 'meetup-cancelled',
      meetup: { id, place, startsAt: starts_at.toISOString() },
    });
  }
}

interface Found {
  id: string;
  listing_id: string;
}

const listingIds = (conversations: readonly Found[]): string[] => [
  ...new Set(conversations.map(({ listing_id }) => listing_id)),
];

/** Returns conversations of a person with an offer, meet-up or reservation that has not ended, or those about one listing. */
async function conversationsWithDeals(
  db: Source,
  person: OwnerKey,
  listingId: string | null = null,
): Promise<Found[]> {
  const me = person.kind === 'member' ? sql`me.profile_id` : sql`me.guest_key`;
  const { rows } = await sql<Found>`
    select conversations.id, conversations.listing_id
    from conversation_participants as me join conversations on conversations.id = me.conversation_id
      join conversation_participants as other on other.conversation_id = me.conversation_id and other.slot <> me.slot
      join listings on listings.id = conversations.listing_id
    where ${me} = ${personKey(person)} and listings.id = coalesce(${listingId}::uuid, listings.id)
      and listings.status <> 'sold' and (
      exists (select from offers where conversation_id = conversations.id and state = 'open')
      or exists (select from meetups where conversation_id = conversations.id and state in ('proposed', 'confirmed'))
      or listings.reserved_for in (me.profile_id, other.profile_id))
    order by conversations.id`.execute(db);
  return rows;
}

/** Returns what is open now, without anything expired. */
async function statesOf(
  db: Source,
  person: OwnerKey,
  conversations: readonly Found[],
  listings: readonly ListingOfDeal[],
): Promise<Open[]> {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const conversationById = await findConversations(
    db,
    conversations.flatMap(({ id, listing_id }) => {
      const listing = byId.get(listing_id);
      return listing === undefined ? [] : [{ id, seller: listing.owner }];
    }),
  );
  const open: Open[] = [];
  for (const conversation of conversationById.values()) {
    const listing = byId.get(conversation.listingId);
    if (listing === undefined) continue;
    const state = await loadState(db, listing, conversation);
    const role: DealRole = sameOwner(listing.owner, person) ? 'seller' : otherRole('seller');
    if (state.offer !== null || state.meetup !== null || state.stage === 'reserved-here')
      open.push({ state, role });
  }
  return open;
}
