import { displayName } from '../../../../shared/person-name.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import type { Photo } from '../../../items/photos/contract/photo.ts';
import { presentPhoto } from '../../../items/photos/server/photos.ts';
import type { NearbyZone, Zone, ZoneCard } from '../contract/zone.ts';
import type { ZoneRole } from '../contract/zone-member.ts';
import { abilities, readersOf } from './zones.policy.ts';
import type { MentionedZoneRow, ZoneCardRow, ZoneRow } from './zones.queries.ts';

type SharedColumns = Pick<
  ZoneCardRow,
  | 'id'
  | 'title'
  | 'description'
  | 'type'
  | 'location'
  | 'latitude'
  | 'longitude'
  | 'active_listings'
  | 'last_active_at'
  | 'distance'
> &
  ImageColumns;

type ImageColumns = Pick<
  ZoneCardRow,
  'photo_id' | 'photo_width' | 'photo_height' | 'photo_alt' | 'photo_placeholder' | 'photo_key'
>;

/** The picture of a zone; null without one. */
export function presentImage(row: ImageColumns): Photo | null {
  if (row.photo_id === null) return null;
  return presentPhoto({
    id: row.photo_id,
    width: row.photo_width ?? 1,
    height: row.photo_height ?? 1,
    alt: row.photo_alt ?? '',
    placeholder: row.photo_placeholder ?? '',
    storage_key: row.photo_key ?? '',
  });
}

function presentShared(row: SharedColumns) {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    name: row.title,
    description: row.description,
    location: row.location,
    position:
      latitude === null || longitude === null
        ? null
        : { latitude: Number(latitude), longitude: Number(longitude) },
    type: row.type as ZoneCard['type'],
    image: presentImage(row),
    activeListings: row.active_listings,
    lastActiveDate: row.last_active_at.toISOString(),
    distance: row.distance === null ? null : Math.round(row.distance / 100) / 10,
  };
}

export function presentZoneCard(row: ZoneCardRow, listings: readonly ListingCard[]): ZoneCard {
  return {
    ...presentShared(row),
    members: row.members,
    featuredListings: listings.map(({ id, title, priceCents, cover }) => ({ id, title, priceCents, cover })),
    role: row.role,
  };
}

export function presentNearbyZone(row: MentionedZoneRow): NearbyZone {
  const { id, name, type, image, distance, activeListings } = presentShared(row);
  return { id, name, type, image, distance, activeListings, newToday: row.new_today };
}

export function presentZone(row: ZoneRow, loaded: Pick<Zone, 'memberList' | 'events' | 'timeZone'>): Zone {
  const role = row.role as ZoneRole | null;
  const discussion = readersOf(row.closed_at_seq);
  return {
    ...presentShared(row),
    memberCount: row.members,
    rules: row.rules,
    discussion,
    creator:
      row.creator_id === null
        ? null
        : { id: row.creator_id, name: displayName(row.creator_full_name, row.creator_username) },
    createdAt: row.created_at.toISOString(),
    ...loaded,
    membership:
      role === null || row.joined_at === null
        ? null
        : {
            role,
            joinedDate: row.joined_at.toISOString(),
            notifications: row.notifications ?? true,
            lastAdmin: role === 'admin' && !row.has_other_admins,
          },
    can: abilities(role, discussion),
  };
}
