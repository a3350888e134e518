import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import { outlineOfListing } from '../../../items/listings/server/listings.ts';
import {
  listingInTitle,
  type NotifyServices,
  notify,
} from '../../../talking/notifications/server/notifications.ts';
import { isFavorite } from './favorites.queries.ts';

const SAVED = 'favourite.saved';

export const favoriteNotifications: readonly NotificationKind[] = [
  {
    kind: SAVED,
    type: 'like',
    preference: {
      group: 'like',
      label: 'Likes',
      about: 'Someone saves your listing',
      order: 5,
      on: ['in-app', 'push'],
    },
  },
];

/**
 * Notifies a seller that someone saved their listing, once per person. It doesn't say who, because favorites are
 * private.
 */
export async function notifyOfFavorite(
  services: NotifyServices,
  { profileId, listingId }: { profileId: string; listingId: string },
): Promise<void> {
  const { db } = services;
  const [listing, isStillSaved] = await Promise.all([
    outlineOfListing(db, listingId),
    isFavorite(db, profileId, listingId),
  ]);
  if (!isStillSaved || !listing?.sellerId) return;
  await notify(services, `like:${profileId}:${listingId}`, [
    {
      to: listing.sellerId,
      kind: SAVED,
      group: `like:${listingId}`,
      title: 'Someone saved your listing',
      groupedTitle: '{count} people saved your listing',
      mailSubject: `Someone saved ${listingInTitle(listing.title)}`,
      message: listing.title,
      link: `/listing/${listingId}`,
      listingId,
    },
  ]);
}
