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
import { findConversations, nameOfOtherPerson } from '../../messages/server/messages.ts';
import { type DealRole, LIFECYCLE, otherRole } from '../contract/lifecycle.ts';
import type { DealLedger } from './deal-ledger.ts';
import { type DealState, loadState } from './deal-state.ts';
import { sameOwner } from './deals.policy.ts';
import { endMeetups, endOffer } from './deals.queries.ts';
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
  const found = await conversationsWithDeals(db, person);
  const open = await statesOf(db, person, found, await listingsOfDeal(db, listingIds(found)));
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

/**
 * Ends all deals of a person who is leaving or suspended: withdraws and declines offers, ends reservations and cancels
 * meet-ups. The other participants see it in the chat and are notified.
 */
export async function endDealsOf(ledger: DealLedger, person: OwnerKey): Promise<void> {
  const { trx } = ledger;
  const found = await conversationsWithDeals(trx, person);
  // The listings of a suspended person are hidden already.
  const locked = await lockListings(trx, listingIds(found), { hidden: true });
  await endExpired(ledger, locked);
  const listings = locked.map((listing) => ({ ...listing, expired: null }));
  for (const open of await statesOf(trx, person, found, listings)) await endDeal(ledger, open);
}

async function endDeal(ledger: DealLedger, { state, role }: Open): Promise<void> {
  const { trx } = ledger;
  const { conversation, listing, offer, meetup, stage } = state;
  if (offer !== null) {
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
    ledger.step(conversation, role, { step: 'released' });
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

const listingIds = (found: readonly Found[]): string[] => [...new Set(found.map((one) => one.listing_id))];

/** Returns conversations of a person with an offer, meet-up or reservation that has not ended. */
async function conversationsWithDeals(db: Source, person: OwnerKey): Promise<Found[]> {
  const me = person.kind === 'member' ? sql`me.profile_id` : sql`me.guest_key`;
  const { rows } = await sql<Found>`
    select conversations.id, conversations.listing_id
    from conversation_participants as me join conversations on conversations.id = me.conversation_id
      join conversation_participants as other on other.conversation_id = me.conversation_id and other.slot <> me.slot
      join listings on listings.id = conversations.listing_id
    where ${me} = ${personKey(person)} and listings.status <> 'sold' and (
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
  found: readonly Found[],
  listings: readonly ListingOfDeal[],
): Promise<Open[]> {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const conversations = await findConversations(
    db,
    found.flatMap(({ id, listing_id }) => {
      const listing = byId.get(listing_id);
      return listing === undefined ? [] : [{ id, seller: listing.owner }];
    }),
  );
  const open: Open[] = [];
  for (const conversation of conversations.values()) {
    const listing = byId.get(conversation.listingId);
    if (listing === undefined) continue;
    const state = await loadState(db, listing, conversation);
    const role: DealRole = sameOwner(listing.owner, person) ? 'seller' : otherRole('seller');
    if (state.offer !== null || state.meetup !== null || state.stage === 'reserved-here')
      open.push({ state, role });
  }
  return open;
}
