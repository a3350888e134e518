import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { ListingCard, ListingPage } from '../../listings/contract/listing.ts';
import { apiQuery, type BrowseFilters } from './browse-query.ts';
import { LOAD_FAILED } from './browse-texts.ts';
import { ListingGrid, type ViewerPlace } from '../../listings/web/listings.ts';

interface BrowseResultsProps {
  first: ListingPage;
  filters: BrowseFilters;
  place: ViewerPlace | null;
  wide: boolean;
  onReset: () => void;
}

/**
 * Further pages by the entry of the history they were loaded in, so that whoever comes back from a listing finds the
 * list as long as it was, and the browser its scroll position in it.
 */
const furtherPages = new Map<string, ListingPage>();
const MAX_KEPT = 20;

/** The cards of a search and its further pages. */
export function BrowseResults({ first, filters, place, wide, onReset }: BrowseResultsProps) {
  const { key } = useLocation();
  const [more, setMore] = useState<ListingPage | null>(() => furtherPages.get(key) ?? null);
  const [busy, setBusy] = useState(false);
  const nextCursor = more ? more.nextCursor : first.nextCursor;

  async function loadMore() {
    if (nextCursor === null) return;
    setBusy(true);
    const outcome = await outcomeOf(
      api.GET('/api/listings', { params: { query: { ...apiQuery(filters, place), cursor: nextCursor } } }),
    );
    setBusy(false);
    if (!outcome.ok) {
      toast({ tone: 'error', title: LOAD_FAILED.title, text: outcome.problem.detail });
      return;
    }
    const longer = {
      listings: [...(more?.listings ?? []), ...outcome.data.listings],
      nextCursor: outcome.data.nextCursor,
    };
    setMore(longer);
    keep(key, longer);
  }

  if (first.listings.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No listings found"
        text="Try adjusting your filters or search terms"
        action={<Button onClick={onReset}>Reset Filters</Button>}
      />
    );
  }
  return (
    <>
      <ListingGrid
        listings={first.listings}
        more={more ? withoutRepeats(first.listings, more.listings) : []}
        eagerCount={4}
        wide={wide}
      />
      {nextCursor !== null && (
        <div className="mt-12 grid justify-items-center">
          <Button variant="line" size="lg" busy={busy} busyLabel="Loading..." onClick={() => void loadMore()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

/** What came with a further page may have moved to the first one by the time somebody comes back. */
function withoutRepeats(first: ListingCard[], more: ListingCard[]): ListingCard[] {
  const ids = new Set(first.map(({ id }) => id));
  return more.filter(({ id }) => !ids.has(id));
}

function keep(key: string, pages: ListingPage): void {
  furtherPages.delete(key);
  furtherPages.set(key, pages);
  const [oldest] = furtherPages.keys();
  if (furtherPages.size > MAX_KEPT && oldest !== undefined) furtherPages.delete(oldest);
}
