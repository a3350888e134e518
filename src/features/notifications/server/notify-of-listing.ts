import { formatPrice } from '../../../shared/money.ts';
import { blockedPeopleOf } from '../../blocks/server/blocks.ts';
import { findSale } from '../../deals/server/deals.ts';
import { watchersOf } from '../../favourites/server/favourites.ts';
import type { ListingStatus } from '../../listings/contract/listing.ts';
import { outlineOfListing, ownerOfListing } from '../../listings/server/listings.ts';
import { notify, type NotifyServices } from './notify.ts';

/** Tells those who saved a thing that it is sold, or for sale again; a pause is nobody's business. */
export async function notifyOfStatus(
  services: NotifyServices,
  { listingId, status }: { listingId: string; status: ListingStatus },
  delivery: string,
): Promise<void> {
  const listing = await outlineOfListing(services.db, listingId);
  // It has changed again since, and that is told of by itself.
  if (listing?.status !== status || status === 'paused') return;
  const sale = status === 'sold' ? await findSale(services.db, { listingId }) : undefined;
  await notifyWatchers(services, delivery, {
    listingId,
    title: status === 'sold' ? 'Sold' : 'Available again',
    message: listing.title,
    except: sale?.buyer_id ? [sale.buyer_id] : [],
  });
}

/** Tells those who saved a thing that it costs less now. */
export async function notifyOfPrice(
  services: NotifyServices,
  { listingId, beforeCents, afterCents }: { listingId: string; beforeCents: number; afterCents: number },
  delivery: string,
): Promise<void> {
  if (afterCents >= beforeCents) return;
  const listing = await outlineOfListing(services.db, listingId);
  if (listing?.status !== 'active' || listing.priceCents !== afterCents) return;
  await notifyWatchers(services, delivery, {
    listingId,
    title: afterCents === 0 ? 'Free now' : `Price drop: ${priceText(afterCents)}`,
    message: `${listing.title}, was ${priceText(beforeCents)}`,
  });
}

interface WatcherNotification {
  listingId: string;
  title: string;
  message: string;
  /** Profile ids of people who know already. */
  except?: readonly string[];
}

/** Those who keep a thing, but for whom a block keeps apart from its seller. Of one thing, only the newest counts. */
export async function notifyWatchers(
  services: NotifyServices,
  signal: string,
  { listingId, title, message, except = [] }: WatcherNotification,
): Promise<void> {
  const owner = await ownerOfListing(services.db, listingId);
  const hidden = owner ? await blockedPeopleOf(services.db, owner) : [];
  const watchers = await watchersOf(services.db, listingId);
  await notify(
    services,
    signal,
    watchers
      .filter((id) => !except.includes(id) && !hidden.includes(id))
      .map((to) => ({
        to,
        type: 'listing',
        group: `listing:${listingId}`,
        title,
        message,
        link: `/listing/${listingId}`,
      })),
  );
}

/** In full where it is not whole dollars. */
export function priceText(cents: number): string {
  const { amount, exact } = formatPrice(cents);
  return exact ?? amount;
}
