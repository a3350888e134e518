import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import type { FurtherItems } from '../../../platform/web/follow-on.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../platform/web/ui/load-more.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { usePagedList } from '../../../platform/web/use-paged-list.ts';
import { askFeatured, FeaturedGrid, type FeaturedPage } from '../../featured/web/featured.ts';
import type { ListingCard } from '../../listings/contract/listing.ts';
import type { ListingSearch } from '../contract/search.ts';
import { apiQuery, type BrowseFilters } from './browse-query.ts';
import { LOAD_FAILED } from './browse-texts.ts';
import type { ViewerPlace } from '../../listings/web/listings.ts';

interface BrowseResultsProps {
  first: ListingSearch;
  filters: BrowseFilters;
  place: ViewerPlace | null;
  wide: boolean;
  onReset: () => void;
}

/**
 * Further pages by the history entry they were loaded in, so that after going back from a listing the list is
 * as long as it was, and the browser can restore its scroll position.
 */
const furtherListings = new Map<string, Further>();
const MAX_KEPT = 20;

interface Further extends FurtherItems<ListingCard> {
  pages: readonly FeaturedPage<ListingCard>[];
}

/** The cards of a search and its further pages. */
export function BrowseResults({ first, filters, place, wide, onReset }: BrowseResultsProps) {
  const { key } = useLocation();
  const kept = furtherListings.get(key);
  const [pages, setPages] = useState(kept?.pages ?? []);
  const list = usePagedList(first, {
    async fetchPage(cursor) {
      const query = { ...apiQuery(filters, place), cursor, ...askFeatured(document.cookie) };
      const outcome = await outcomeOf(api.GET('/api/listings', { params: { query } }));
      if (outcome.ok) setPages((known) => [...known, featuredPage(outcome.data)]);
      return outcome;
    },
    itemsOf: ({ listings }) => listings,
    onMoreFailed: ({ detail }) => toast({ tone: 'error', title: LOAD_FAILED.title, text: detail }),
    kept,
  });
  const { further } = list;
  useEffect(() => {
    if (further !== null) keep(key, { ...further, pages });
  }, [key, further, pages]);

  if (first.listings.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="search-x" />}
        title="No listings found"
        text="Try adjusting your filters or search terms"
        action={<Button onClick={onReset}>Reset Filters</Button>}
      />
    );
  }
  return (
    <>
      <FeaturedGrid
        listings={list.items ?? []}
        pages={[featuredPage(first), ...pages]}
        eagerCount={4}
        wide={wide}
      />
      <LoadMore list={list} size="lg" className="mt-12" />
    </>
  );
}

const featuredPage = ({ listings, featured = [] }: ListingSearch): FeaturedPage<ListingCard> => ({
  count: listings.length,
  featured,
});

function keep(key: string, further: Further): void {
  furtherListings.delete(key);
  furtherListings.set(key, further);
  const [oldest] = furtherListings.keys();
  if (furtherListings.size > MAX_KEPT && oldest !== undefined) furtherListings.delete(oldest);
}
