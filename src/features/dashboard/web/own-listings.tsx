import { Tag } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { Listing } from '../../listings/contract/listing.ts';
import type { OwnListingCard } from '../../listings/contract/own-listings.ts';
import { BulkBar } from './bulk-bar.tsx';
import { OwnListingRow } from './own-listing-row.tsx';

const TEXT_BUTTON = 'inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline';

type OwnPage = { listings: OwnListingCard[]; nextCursor: string | null };

type OwnListingsProps = {
  first: OwnPage;
  /** All of them, page by page, in place of the newest few. */
  all: boolean;
  /** How many 'Load more' brings. */
  pageSize: number;
};

/** The seller's own listings, newest first. */
export function OwnListings({ first, all, pageSize }: OwnListingsProps) {
  const { revalidate } = useRevalidator();
  const [further, setFurther] = useState<OwnPage | null>(null);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  /** Ids of those chosen; null while nobody chooses. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const listings = [...first.listings, ...(further?.listings ?? [])].filter(({ id }) => !deleted.has(id));
  const cursor = further ? further.nextCursor : first.nextCursor;

  async function loadMore() {
    if (cursor === null) return;
    setBusy(true);
    const query = { cursor, limit: pageSize };
    const outcome = await outcomeOf(api.GET('/api/listings/own', { params: { query } }));
    setBusy(false);
    if (!outcome.ok) {
      toast({ tone: 'error', title: 'Error loading listings', text: outcome.problem.detail });
      return;
    }
    const { listings: more, nextCursor } = outcome.data;
    setFurther((before) => ({ listings: [...(before?.listings ?? []), ...more], nextCursor }));
  }

  /** The first page is loaded anew by itself; those fetched further are kept up here. */
  function changeFurther({ id, status, can }: Listing) {
    setFurther(
      (now) =>
        now && {
          ...now,
          listings: now.listings.map((one) => (one.id === id ? { ...one, status, can } : one)),
        },
    );
  }

  function setGone(id: string, gone: boolean) {
    setDeleted((now) => new Set(gone ? [...now, id] : [...now].filter((other) => other !== id)));
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
        icon={<Tag />}
        title="Nothing listed yet"
        text="That chair you walk around? Somebody nearby is looking for it."
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
        <span className="ml-auto flex flex-wrap justify-end gap-x-5">
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
          {(all || cursor !== null) && (
            <Link to={all ? '/dashboard' : '/dashboard?all=1'} preventScrollReset className={TEXT_BUTTON}>
              {all ? 'Show recent' : 'Show all'}
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
      {all && cursor !== null && (
        <div className="mt-6 grid justify-items-center">
          <Button variant="line" busy={busy} busyLabel="Loading..." onClick={() => void loadMore()}>
            Load more
          </Button>
        </div>
      )}
      {chosen !== null && (
        <BulkBar
          chosen={listings.filter(({ id }) => chosen.has(id))}
          onDone={() => setChosen(null)}
          onChanged={() => {
            setChosen(null);
            // They may have changed as well; who wants to see them again asks again.
            setFurther(null);
          }}
        />
      )}
    </section>
  );
}
