import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useConnectionState } from '../../../../platform/web/connection/use-connection.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import {
  openingDraft,
  subscribeToUnposted,
  type UnpostedListing,
  unpostedListings,
} from '../../../items/listings/web/listings.ts';

/** Listings on this device that wait for a connection, are being posted or were refused. Nothing if there are none. */
export default function UnpostedListings({ person }: { person: string }) {
  const { lost } = useConnectionState();
  const { revalidate } = useRevalidator();
  const [listings, setListings] = useState<readonly UnpostedListing[]>([]);
  const show = useEffectEvent(() => {
    const now = unpostedListings(person);
    // Those that were posted are among the own listings from now on.
    if (now.length < listings.length) void revalidate();
    setListings(now);
  });
  useEffect(() => {
    queueMicrotask(() => show());
    return subscribeToUnposted(() => show());
  }, []);

  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="unposted">
      <h2 id="unposted" className="t-panel mb-4">
        Not posted yet
      </h2>
      <ul className="panel divide-y divide-line overflow-hidden">
        {listings.map((listing) => (
          <li key={listing.id}>
            <Link
              to="/create-listing"
              state={openingDraft(listing.id)}
              className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-surface-2 focus-visible:-outline-offset-3 md:px-6"
            >
              <StateIcon listing={listing} />
              <span className="min-w-0">
                <b className="block truncate" dir="auto">
                  {listing.title}
                </b>
                <span className="block text-sm wrap-anywhere text-ink-2" role="status">
                  {stateOf(listing, lost)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StateIcon({ listing: { isSending, problem } }: { listing: UnpostedListing }) {
  if (isSending) return <span className="spinner flex-none" aria-hidden="true" />;
  return problem === null ? (
    <Icon name="clock" className="icon flex-none text-ink-2" />
  ) : (
    <Icon name="triangle-exclamation-point" className="icon flex-none text-danger" />
  );
}

function stateOf({ isSending, problem }: UnpostedListing, lost: boolean): string {
  if (isSending) return 'Posting now';
  return problem ?? (lost ? "Posts once you're back online" : 'Waiting to be posted');
}
