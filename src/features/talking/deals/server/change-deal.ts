import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type Owner, personKey } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { listingOfDeal, lockListing } from '../../../items/listings/server/listings.ts';
import { messageErrors } from '../../messages/contract/errors.ts';
import {
  conversationsAbout,
  findConversation,
  type ListingConversation,
  listingOfConversation,
} from '../../messages/server/messages.ts';
import type { Deal, DealAbilities } from '../contract/deal.ts';
import { dealErrors } from '../contract/errors.ts';
import { DEAL_ABILITIES, type DealAbility, type DealRole, denialOf } from '../contract/lifecycle.ts';
import { type DealLedger, withLedger } from './deal-ledger.ts';
import { type DealState, loadState } from './deal-state.ts';
import { isTooOld, requireStep, sameOwner, situationOf } from './deals.policy.ts';
import type { DealsServices } from './deals.ts';
import { endExpired } from './end-expired.ts';

/** 30 steps in a burst, and another 30 after a minute without any. */
const PER_PERSON = { limit: 30, windowSeconds: 60, firstDelaySeconds: 5 } as const;

/** One step of a deal, with the listing locked. */
export interface Step extends DealState, DealLedger {
  role: DealRole;
}

interface Change {
  action: DealAbility;
  /** The offer or meet-up that the person saw. It may have been replaced since. */
  offerId?: string;
  meetupId?: string;
  /** The step also ends a reservation for another buyer, so that reservation does not block it. */
  endsReservation?: boolean;
  /** Whether the step was taken before, for example because the request was sent twice. */
  isDone?: (step: Step) => boolean | Promise<boolean>;
  work: (step: Step) => Promise<void>;
}

/**
 * Takes a step in the deal of a conversation, in one transaction that locks the listing.
 * @returns the deal after the step.
 * @throws DomainError with the reason why the step is refused.
 */
export async function changeDeal(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  { action, offerId, meetupId, endsReservation, isDone, work }: Change,
): Promise<Deal> {
  const { db } = services;
  const listingId = await requireListing(db, conversationId, owner);
  await countAttempt(db, `deal-step:person:${personKey(owner)}`, PER_PERSON, dealErrors.TOO_MANY_STEPS);
  await withLedger(services, async (ledger) => {
    const locked = await lockListing(ledger.trx, listingId);
    if (locked === undefined) throw new DomainError(listingErrors.LISTING_GONE);
    await endExpired(ledger, [locked]);
    const listing = { ...locked, expired: null };
    // Read after locking: when a guest signs up, listing and conversation move together.
    const conversation = await findConversation(ledger.trx, conversationId, listing.owner);
    const role = conversation && roleOf(conversation, owner);
    if (!conversation || !role) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
    const step = { ...(await loadState(ledger.trx, listing, conversation)), ...ledger, role };
    if (await isDone?.(step)) return;
    if (offerId !== undefined && step.offer?.id !== offerId) throw new DomainError(dealErrors.OFFER_OVER);
    if (meetupId !== undefined && step.meetup?.id !== meetupId) throw new DomainError(dealErrors.MEETUP_OVER);
    const freed = endsReservation && step.stage === 'reserved-elsewhere';
    requireStep(action, freed ? { ...step, stage: 'available' } : step, role);
    await work(step);
  });
  return loadDeal(services, owner, conversationId);
}

/**
 * Loads the deal of one of the person's conversations.
 * @throws DomainError CONVERSATION_NOT_FOUND, NO_DEAL, or LISTING_GONE.
 */
export async function loadDeal(
  services: Pick<DealsServices, 'db' | 'reviewsOf'>,
  owner: Owner,
  conversationId: string,
): Promise<Deal> {
  const { state, role } = await loadDealState(services, owner, conversationId);
  const { stage, sale } = state;
  const reviews = stage === 'sold-here' && sale !== null ? await services.reviewsOf(sale.id) : null;
  return presentDeal(state, role, {
    thankOthers: await hasOthersToThank(services.db, state, role),
    review: reviews?.open ?? false,
    reviewed: reviews?.published ?? false,
  });
}

export async function loadDealState(
  { db }: Pick<DealsServices, 'db'>,
  owner: Owner,
  conversationId: string,
): Promise<{ state: DealState; role: DealRole }> {
  const listingId = await requireListing(db, conversationId, owner);
  const listing = await listingOfDeal(db, listingId);
  if (listing === undefined) throw new DomainError(listingErrors.LISTING_GONE);
  const conversation = await findConversation(db, conversationId, listing.owner);
  const role = conversation && roleOf(conversation, owner);
  if (!conversation || !role) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
  return { state: await loadState(db, listing, conversation), role };
}

async function requireListing(db: Database, conversationId: string, owner: Owner): Promise<string> {
  const conversation = await listingOfConversation(db, conversationId, owner);
  if (conversation === undefined) throw new DomainError(messageErrors.CONVERSATION_NOT_FOUND);
  if (conversation.listingId === null) throw new DomainError(dealErrors.NO_DEAL);
  return conversation.listingId;
}

function roleOf({ seller, buyer }: ListingConversation, owner: Owner): DealRole | null {
  if (sameOwner(seller.owner, owner)) return 'seller';
  return sameOwner(buyer.owner, owner) ? 'buyer' : null;
}

async function hasOthersToThank(
  db: Database,
  { listing, stage, sale }: DealState,
  role: DealRole,
): Promise<boolean> {
  if (role !== 'seller' || (stage !== 'sold-here' && stage !== 'sold-elsewhere')) return false;
  const waiting = await conversationsAbout(db, [listing], { limit: 2, without: listing.id });
  return waiting.some((conversation) => shouldThank(conversation, sale?.buyer_id ?? null));
}

/** Whether a conversation is with an interested buyer who did not get the listing. */
export const shouldThank = (conversation: ListingConversation, buyerId: string | null): boolean =>
  conversation.reachable && conversation.buyerId !== buyerId;

interface ExtraFacts extends Pick<DealAbilities, 'thankOthers' | 'review'> {
  /** The reviews of the sale are published. */
  reviewed: boolean;
}

/** @param apart Facts that the deal's lifecycle does not decide. */
function presentDeal(state: DealState, role: DealRole, { reviewed, ...extra }: ExtraFacts): Deal {
  const { listing, stage, offer, meetup, sale } = state;
  const situation = situationOf(state, role);
  const can = Object.fromEntries(
    DEAL_ABILITIES.map((action) => [action, denialOf(action, situation) === null]),
  ) as Record<DealAbility, boolean>;
  const undoSale = can.undoSale && !reviewed && sale !== null && !isTooOld(sale, listing.now);
  return {
    listingId: listing.id,
    role,
    stage,
    paused: listing.status === 'paused',
    priceCents: listing.priceCents,
    offer: offer && {
      id: offer.id,
      mine: offer.made_by === role,
      priceCents: offer.price_cents,
      expiresAt: offer.expires_at.toISOString(),
    },
    reservation:
      stage === 'reserved-here' && listing.reservation
        ? { until: listing.reservation.until.toISOString(), priceCents: listing.reservation.priceCents }
        : null,
    sale:
      stage === 'sold-here' && sale
        ? { id: sale.id, priceCents: sale.price_cents, completedAt: sale.completed_at.toISOString() }
        : null,
    meetup: meetup && {
      id: meetup.id,
      mine: meetup.proposed_by === role,
      confirmed: meetup.state === 'confirmed',
      place: meetup.place,
      startsAt: meetup.starts_at.toISOString(),
    },
    can: { ...can, ...extra, undoSale },
  };
}
