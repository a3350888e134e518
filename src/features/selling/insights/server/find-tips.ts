import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import { roundPrice } from '../../../finding/price-help/server/price-help.ts';
import type { WaitingChat } from '../../../talking/messages/server/messages.ts';
import { ENOUGH, MAX_TIPS } from '../contract/insight-rules.ts';
import type { Tip, TipKind } from '../contract/insights.ts';
import type { SellerListing } from './insights.queries.ts';

/** A tip before its listing is presented. */
type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never;
export type FoundTip = Without<Tip, 'listing'> & { listing: SellerListing };

export interface SellerFacts {
  listings: readonly SellerListing[];
  /** Longest first. */
  waiting: readonly WaitingChat[];
  /** Minutes that the seller usually takes to answer. */
  usualMinutes: number | null;
  now: number;
}

/** Hours after which an answer is late. */
export const LATE_HOURS = 3;
/** The share of comparables that must be cheaper, or more expensive. */
const MIN_SHARE_BEYOND = 0.8;
const SAVED_ONLY = { saves: 3, days: 2, priceCents: 1000, drop: 0.05, leastDropCents: 500 } as const;
/** Days after which a listing is on the market for long, if too few were sold in its category. */
const LONG_DAYS = 30;
/** Days before a listing can be renewed. */
const RENEW_DAYS = LISTING_LIMITS.renewAfterDays;

/** The most urgent first. */
const FINDERS: readonly ((listing: SellerListing, facts: SellerFacts) => FoundTip | null)[] = [
  waitingChats,
  priceTooHigh,
  savedOnly,
  fewPhotos,
  longListed,
  priceTooLow,
];

/**
 * Finds at most four tips for a seller, each about a different listing, of as many kinds as possible.
 */
export function findTips(facts: SellerFacts): FoundTip[] {
  const tips = FINDERS.flatMap((find) => facts.listings.flatMap((listing) => find(listing, facts) ?? []));
  const kinds = new Set<TipKind>();
  const first = tips.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
  const listings = new Set<string>();
  return [...first, ...tips]
    .filter(({ listing: { id } }) => !listings.has(id) && listings.add(id))
    .slice(0, MAX_TIPS);
}

function waitingChats(listing: SellerListing, { waiting, usualMinutes, now }: SellerFacts): FoundTip | null {
  const chats = waiting.filter(({ listingId }) => listingId === listing.id);
  const [longest] = chats;
  if (longest === undefined) return null;
  const { conversationId, since } = longest;
  const hours = Math.floor((now - since.getTime()) / HOUR_MS);
  return { kind: 'waiting-chats', listing, chats: chats.length, conversationId, hours, usualMinutes };
}

function priceTooHigh(listing: SellerListing): FoundTip | null {
  const compared = comparedPrice(listing, (price) => price < listing.priceCents);
  if (compared === null || listing.priceCents <= compared.range.to) return null;
  return { kind: 'price-high', listing, ...compared, priceCents: compared.range.to };
}

/** Ignores free listings. */
function priceTooLow(listing: SellerListing): FoundTip | null {
  const compared = comparedPrice(listing, (price) => price > listing.priceCents);
  if (compared === null || listing.priceCents === 0 || listing.priceCents >= compared.range.from) return null;
  return { kind: 'price-low', listing, ...compared, priceCents: compared.range.from };
}

function comparedPrice({ comparison, reserved }: SellerListing, isBeyond: (price: number) => boolean) {
  if (comparison === null || comparison.range === null || reserved) return null;
  const { sold, active, range, prices } = comparison;
  const beyond = prices.filter(isBeyond).length;
  if (sold + active < ENOUGH.comparables || beyond < MIN_SHARE_BEYOND * prices.length) return null;
  return { points: prices, beyond, range, sold, active };
}

function savedOnly(listing: SellerListing): FoundTip | null {
  const { saves, chats, days, views, reserved, priceCents: cents } = listing;
  if (reserved || saves < SAVED_ONLY.saves || chats > 0 || days < SAVED_ONLY.days) return null;
  if (cents < SAVED_ONLY.priceCents) return null;
  const drop = Math.max(SAVED_ONLY.leastDropCents, cents * SAVED_ONLY.drop);
  return { kind: 'saved-only', listing, saves, views, priceCents: roundPrice(cents - drop) };
}

/** A listing without a photo always needs one, even if most were sold without. */
function fewPhotos(listing: SellerListing): FoundTip | null {
  const { photos, sold, usualPhotos, reserved } = listing;
  const usual = sold >= ENOUGH.prices && usualPhotos !== null && usualPhotos > photos ? usualPhotos : null;
  if (reserved || (photos > 0 && usual === null)) return null;
  return { kind: 'few-photos', listing, photos, usual, sample: usual === null ? 0 : sold };
}

function longListed(listing: SellerListing): FoundTip | null {
  const { days, recentViews, sold, usualDays, reserved } = listing;
  const usual = sold >= ENOUGH.prices ? usualDays : null;
  if (reserved || days < RENEW_DAYS || days <= (usual ?? LONG_DAYS)) return null;
  return {
    kind: 'long-listed',
    listing,
    views: recentViews,
    usualDays: usual,
    sample: usual === null ? 0 : sold,
  };
}
