import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { grouped } from '../../../../shared/grouped.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';
import type { OwnListingCard } from '../../../items/listings/contract/own-listings.ts';
import { BulkBar } from './bulk-bar.tsx';
import { OwnListingRow } from './own-listing-row.tsx';

const TEXT_BUTTON = 'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline';

type OwnPage = { listings: OwnListingCard[]; nextCursor: string | null };

type OwnListingsProps = {
  first: OwnPage;
  /** The total number of listings. */
  total: number;
  /** Whether to show all of them, page by page, or only the newest few. */
  all: boolean;
  /** How many listings 'Load more' adds. */
  pageSize: number;
};

/** The seller's own listings, newest first. */
export function OwnListings({ first, total, all, pageSize }: OwnListingsProps) {
  const { revalidate } = useRevalidator();
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  /** Ids of the selected listings; null while not selecting. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const list = usePagedList(first, {
    fetchPage: (cursor) =>
      outcomeOf(api.GET('/api/listings/own', { params: { query: { cursor, limit: pageSize } } })),
    itemsOf: (page: OwnPage) => page.listings,
    onMoreFailed: ({ detail }) => toast({ tone: 'error', title: 'Error loading listings', text: detail }),
  });
  const listings = (list.items ?? []).filter(({ id }) => !deleted.has(id));

  /** The first page is revalidated with the route; further ones are updated here. */
  const changeFurther = ({ id, status, can }: Listing) =>
    list.changeFurther((listing) => (listing.id === id ? { ...listing, status, can } : listing));

  function setGone(id: string, isGone: boolean) {
    setDeleted((now) => new Set(isGone ? [...now, id] : [...now].filter((other) => other !== id)));
  }

  const chooseOne = (id: string) => (yes: boolean) =>
    setChosen(
      (now) => new Set(yes ? [...(now ?? []), id] : [...(now ?? [])].filter((other) => other !== id)),
    );
  const allChosen = listings.every(({ id }) => chosen?.has(id));

  if (listings.length === 0) {
    return (
      <EmptyState
        look="panel"
        icon={<Icon name="tag" />}
        title="Nothing listed yet"
        text="That chair you never use? Someone nearby wants it."
        action={<ButtonLink to="/create-listing">Post Something</ButtonLink>}
      />
    );
  }
  return (
    <section aria-labelledby="own-listings">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="own-listings" className="t-panel">
          {all ? 'All listings' : 'Recent Listings'}
        </h2>
        <span className="ms-auto flex flex-wrap justify-end gap-x-5">
          {chosen !== null && (
            <button
              type="button"
              className={TEXT_BUTTON}
              onClick={() => setChosen(new Set(allChosen ? [] : listings.map(({ id }) => id)))}
            >
              {allChosen ? 'Select none' : 'Select all'}
            </button>
          )}
          {chosen === null && (
            <button type="button" className={TEXT_BUTTON} onClick={() => setChosen(new Set())}>
              Select
            </button>
          )}
          {(all || list.nextCursor !== null) && (
            <Link to={all ? '/dashboard' : '/dashboard?all=1'} preventScrollReset className={TEXT_BUTTON}>
              {all ? 'Show recent' : `See all ${grouped(total)}`}
            </Link>
          )}
        </span>
      </div>
      <ul className="panel divide-y divide-line overflow-hidden">
        {listings.map((listing) => (
          <OwnListingRow
            key={listing.id}
            listing={listing}
            onChanged={changeFurther}
            onDeleted={() => {
              setGone(listing.id, true);
              void revalidate();
            }}
            onRestored={() => setGone(listing.id, false)}
            choice={chosen && { chosen: chosen.has(listing.id), onChoose: chooseOne(listing.id) }}
          />
        ))}
      </ul>
      {all && <LoadMore list={list} className="mt-6" />}
      {chosen !== null && (
        <BulkBar
          chosen={listings.filter(({ id }) => chosen.has(id))}
          onDone={() => setChosen(null)}
          onChanged={() => {
            setChosen(null);
            // Further pages may have changed as well.
            list.forgetFurther();
          }}
        />
      )}
    </section>
  );
}
