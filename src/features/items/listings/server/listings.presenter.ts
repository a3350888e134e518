import type { Actor } from '../../../../platform/server/http/actor.ts';
import { GUEST_NAME } from '../../../../shared/person-name.ts';
import { earnedBadges } from '../../../people/people/contract/badges.ts';
import { presentMember } from '../../../people/people/server/people.ts';
import type { Photo } from '../../photos/contract/photo.ts';
import { presentPhoto } from '../../photos/server/photos.ts';
import type { Listing, ListingCard, ListingNotice, Seller } from '../contract/listing.ts';
import type { OwnListingCard } from '../contract/own-listings.ts';
import type { CardRow } from './cards.queries.ts';
import { abilities, owns } from './listings.policy.ts';
import type { ListingRow, OwnCardRow } from './listings.queries.ts';
import { presentPickupHours } from './pickup-columns.ts';

type SellerColumns = Pick<
  CardRow,
  | 'seller_id'
  | 'seller_username'
  | 'seller_full_name'
  | 'seller_avatar_url'
  | 'seller_rating'
  | 'seller_total_ratings'
>;

function presentSeller(row: SellerColumns): Seller {
  if (row.seller_id === null) return { kind: 'guest', name: GUEST_NAME };
  return presentMember(row.seller_id, {
    username: row.seller_username,
    full_name: row.seller_full_name,
    avatar_url: row.seller_avatar_url,
    rating: row.seller_rating,
    total_ratings: row.seller_total_ratings,
  });
}

function presentCover(row: CardRow): Photo | null {
  if (row.cover_id === null) return null;
  return presentPhoto({
    id: row.cover_id,
    width: row.cover_width ?? 1,
    height: row.cover_height ?? 1,
    alt: row.cover_alt ?? '',
    placeholder: row.cover_placeholder ?? '',
    storage_key: row.cover_key ?? '',
  });
}

/** The fields that a card and a whole listing have. */
function presentShared(row: Pick<CardRow, keyof CardRow & keyof ListingRow>): Omit<ListingCard, 'cover'> {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    priceCents: row.price_cents,
    category: row.category as ListingCard['category'],
    condition: row.condition as ListingCard['condition'],
    status: row.status as ListingCard['status'],
    reserved: isReserved(row),
    aiGenerated: row.ai_generated,
    seller: presentSeller(row),
    createdAt: row.created_at.toISOString(),
    distanceKm: presentDistance(row.distance),
  };
}

export const presentCard = (row: CardRow): ListingCard => ({
  ...presentShared(row),
  cover: presentCover(row),
});

type ReservationColumns = Pick<CardRow, 'status' | 'reserved_for' | 'reserved_until'>;

/** Expires even if the job has not run. */
function isReserved({ status, reserved_until }: ReservationColumns): boolean {
  return status === 'active' && reserved_until !== null && reserved_until > new Date();
}

function knowsReservation(actor: Actor, row: ReservationColumns & Parameters<typeof owns>[1]): boolean {
  const isForViewer = actor.kind === 'member' && row.reserved_for === actor.id;
  return isReserved(row) && (isForViewer || owns(actor, row));
}

function presentPosition({ latitude, longitude }: Pick<ListingRow, 'latitude' | 'longitude'>) {
  if (latitude === null || longitude === null) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Positions are rounded to about a kilometer, so a smaller distance means nothing. */
function presentDistance(metres: number | null | undefined): number | undefined {
  return metres == null ? undefined : Math.max(1, Math.round(metres / 1000));
}

export function presentOwnCard(
  row: OwnCardRow,
  actor: Actor,
  notice: ListingNotice | null = null,
): OwnListingCard {
  const { views } = row;
  return { ...presentCard(row), views, favourites: row.favourites, can: abilities(actor, row), notice };
}

export function presentListing(
  row: ListingRow,
  photos: Photo[],
  actor: Actor,
  notice: ListingNotice | null = null,
): Listing {
  return {
    ...presentShared(row),
    reservedUntil: knowsReservation(actor, row) ? (row.reserved_until?.toISOString() ?? null) : null,
    tags: row.tags,
    images: photos.length > 0 ? photos : null,
    location: row.location,
    position: owns(actor, row) ? presentPosition(row) : null,
    pickupHours: presentPickupHours(row),
    renewedAt: row.renewed_at?.toISOString() ?? null,
    pastPrices: row.past_prices.map(({ priceCents, until }) => ({
      priceCents,
      until: new Date(until).toISOString(),
    })),
    sellerBadges: earnedBadges({
      rating: row.seller_rating === null ? null : Number(row.seller_rating),
      totalRatings: row.seller_total_ratings ?? 0,
      phoneConfirmed: row.seller_phone_confirmed,
      emailConfirmed: row.seller_email_confirmed ?? false,
    }),
    can: abilities(actor, row),
    own: owns(actor, row),
    notice,
  };
}
