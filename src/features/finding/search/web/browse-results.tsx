import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { FurtherItems } from '../../../../platform/web/list/further-items.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import type { ListingCard } from '../../../items/listings/contract/listing.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import { FeaturedGrid, type FeaturedPage, featuredQuery } from '../../featured/web/featured.ts';
import type { FoundListing, ListingSearch } from '../contract/search.ts';
import { apiQuery, type BrowseFilters } from './browse-query.ts';
import { countText } from './count-text.ts';
import { SaveSearchSlot } from './save-search-slot.tsx';
import { NoResults } from './search-parts.ts';

/** Shown when listings cannot be loaded. */
export const LOAD_FAILED = { title: 'Error loading listings', text: 'Failed to load listings.' };

interface BrowseResultsProps {
  first: ListingSearch;
  filters: BrowseFilters;
  place: ViewerPlace | null;
  wide: boolean;
  onChange: (filters: BrowseFilters) => void;
}

/**
 * Further pages by history entry. After going back from a listing, the list has its previous length, so the browser can
 * restore the scroll position.
 */
const furtherListings = new Map<string, Further>();
const MAX_CACHED = 20;

interface Further extends FurtherItems<FoundListing> {
  pages: readonly FeaturedPage<ListingCard>[];
}

/** Shows the result cards and loads further pages. */
export function BrowseResults({ first, filters, place, wide, onChange }: BrowseResultsProps) {
  const { key } = useLocation();
  const cached = furtherListings.get(key);
  const [pages, setPages] = useState(cached?.pages ?? []);
  const list = usePagedList(first, {
    async fetchPage(cursor) {
      const query = { ...apiQuery(filters, place), cursor, ...featuredQuery(document.cookie) };
      const outcome = await outcomeOf(api.GET('/api/listings', { params: { query } }));
      if (outcome.ok) setPages((known) => [...known, featuredPage(outcome.data)]);
      return outcome;
    },
    itemsOf: ({ listings }) => listings,
    onMoreFailed: ({ detail }) => toast({ tone: 'error', title: LOAD_FAILED.title, text: detail }),
    initialFurther: cached,
  });
  const { further } = list;
  useEffect(() => {
    if (further !== null) cacheFurther(key, { ...further, pages });
  }, [key, further, pages]);

  if (first.listings.length === 0) {
    return <NoResults filters={filters} understood={first.understood} place={place} onChange={onChange} />;
  }
  const listings = list.items ?? [];
  const close = listings.findIndex(({ misses }) => misses !== undefined);
  return (
    <>
      <FeaturedGrid
        listings={listings}
        pages={[featuredPage(first), ...pages]}
        divider={
          close === -1
            ? undefined
            : { before: close, content: <CloseMatches count={first.count?.count ?? 0} /> }
        }
        misses={
          new Map(
            listings.flatMap(({ id, misses = [] }) => misses.slice(0, 1).map(({ label }) => [id, label])),
          )
        }
        inViewCount={4}
        wide={wide}
      />
      <LoadMore list={list} size="lg" className="mt-12" />
      <SaveSearchSlot {...{ filters, place }} look="card" />
    </>
  );
}

const featuredPage = ({ listings, featured = [] }: ListingSearch): FeaturedPage<ListingCard> => ({
  count: listings.length,
  featured,
});

function cacheFurther(key: string, further: Further): void {
  furtherListings.delete(key);
  furtherListings.set(key, further);
  const [oldest] = furtherListings.keys();
  if (furtherListings.size > MAX_CACHED && oldest !== undefined) furtherListings.delete(oldest);
}

/** A heading before the close matches. It fills a card's cell, and a full line on phones. */
function CloseMatches({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-2 self-start rounded-lg bg-surface-2 px-5 py-4.5 max-md:col-span-full md:aspect-square md:p-6">
      <h2 className="text-2xl md:text-[1.625rem]">Close matches</h2>
      <p className="text-ink-2">{matching(count)} What these miss is marked on the card.</p>
      <Icon name="arrow-right" className="mt-auto size-7 max-md:hidden" />
    </div>
  );
}

function matching(count: number): string {
  if (count === 0) return 'No listing matches everything.';
  return `Only ${countText({ count, capped: false })} ${count === 1 ? 'matches' : 'match'} everything.`;
}
