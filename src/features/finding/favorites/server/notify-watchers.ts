import { formatDollars } from '../../../../shared/money.ts';
import type { NotificationKind, PreferenceGroup } from '../../../../shared/notification-kinds.ts';
import type { ListingStatus } from '../../../items/listings/contract/listing.ts';
import { outlineOfListing, ownerOfListing } from '../../../items/listings/server/listings.ts';
import {
  listingInTitle,
  type NotifyServices,
  notify,
} from '../../../talking/notifications/server/notifications.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { findWatchers } from './favorites.queries.ts';

const SAVED_LISTINGS: PreferenceGroup = {
  group: 'listing',
  label: 'Saved listings',
  about: 'Sold, reserved, cheaper or available again',
  order: 4,
  on: ['in-app', 'push'],
};

/** The notifications that watchers get. */
const KINDS = ['favourite.sold', 'favourite.reserved', 'favourite.available', 'favourite.cheaper'] as const;

export const watcherNotifications: readonly NotificationKind[] = KINDS.map((kind) => ({
  kind,
  type: 'listing',
  preference: SAVED_LISTINGS,
}));

type Services = NotifyServices & {
  /** Profile id of a listing's buyer. */
  buyerOf: (listingId: string) => Promise<string | null>;
};

/** Notifies watchers that a listing was sold or is available again. Pauses are not announced. */
export async function notifyOfStatus(
  services: Services,
  { listingId, status }: { listingId: string; status: ListingStatus },
  delivery: string,
): Promise<void> {
  const listing = await outlineOfListing(services.db, listingId);
  // The status changed again since then. That change has its own signal.
  if (listing?.status !== status || status === 'paused') return;
  const buyerId = status === 'sold' ? await services.buyerOf(listingId) : null;
  await notifyWatchers(services, delivery, {
    listingId,
    kind: status === 'sold' ? 'favourite.sold' : 'favourite.available',
    title: status === 'sold' ? 'Sold' : 'Available again',
    about: listing.title,
    message: listing.title,
    except: buyerId === null ? [] : [buyerId],
  });
}

/** Notifies watchers that the price of a listing was reduced. */
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
    kind: 'favourite.cheaper',
    about: listing.title,
    title: afterCents === 0 ? 'Free now' : `Price drop: ${formatDollars(afterCents)}`,
    message: `${listing.title}, was ${formatDollars(beforeCents)}`,
  });
}

interface WatcherNotification {
  listingId: string;
  kind: (typeof KINDS)[number];
  title: string;
  /** Title of the listing. */
  about: string;
  message: string;
  /** Profile ids of people who already know, or get another notification. */
  except?: readonly string[];
}

/**
 * Notifies watchers, unless the watcher or the seller blocked the other. It replaces earlier notifications about the
 * listing.
 */
export async function notifyWatchers(
  services: NotifyServices,
  signal: string,
  { listingId, kind, title, about, message, except = [] }: WatcherNotification,
): Promise<void> {
  const owner = await ownerOfListing(services.db, listingId);
  const hidden = owner ? await blockedPeopleOf(services.db, owner) : [];
  const watchers = await findWatchers(services.db, listingId);
  await notify(
    services,
    signal,
    watchers
      .filter((id) => !except.includes(id) && !hidden.includes(id))
      .map((to) => ({
        to,
        kind,
        group: `listing:${listingId}`,
        title,
        mailSubject: `${title}: ${listingInTitle(about)}`,
        message,
        link: `/listing/${listingId}`,
        listingId,
      })),
  );
}
