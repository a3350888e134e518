import { keeps } from '../../favourites/server/favourites.ts';
import { outlineOfListing } from '../../listings/server/listings.ts';
import { notify, type NotifyServices } from './notify.ts';

/**
 * Tells a seller that a thing was saved, once for each who saves it, however often they do. Not by whom: what somebody
 * keeps is their own affair.
 */
export async function notifyOfFavourite(
  services: NotifyServices,
  { profileId, listingId }: { profileId: string; listingId: string },
): Promise<void> {
  const { db } = services;
  const [listing, kept] = await Promise.all([
    outlineOfListing(db, listingId),
    keeps(db, profileId, listingId),
  ]);
  if (!kept || !listing?.sellerId) return;
  await notify(services, `like:${profileId}:${listingId}`, [
    {
      to: listing.sellerId,
      type: 'like',
      group: `like:${listingId}`,
      title: 'Somebody saved your listing',
      groupedTitle: '{count} people saved your listing',
      message: listing.title,
      link: `/listing/${listingId}`,
    },
  ]);
}
