import clsx from 'clsx';
import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { type ApiProblem, isApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { lazyPart } from '../../../../platform/web/page/lazy-part.tsx';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageTitle, previewMeta } from '../../../../platform/web/page/page-meta.ts';
import { pageProblem } from '../../../../platform/web/page/page-problem.ts';
import { useErrorNotice } from '../../../../platform/web/page/use-error-notice.ts';
import { useHydrated } from '../../../../platform/web/page/use-hydrated.ts';
import { categoryLabel } from '../../../../shared/taxonomy.ts';
import {
  ListingGridSkeleton,
  placeFromCookie,
  savePlace,
  type ViewerPlace,
} from '../../../items/listings/web/listings.ts';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';
import { featuredQuery } from '../../featured/web/featured.ts';
import { BrowseFilters } from './browse-filters.tsx';
import {
  apiQuery,
  type BrowseFilters as Filters,
  NO_FILTERS,
  needsPlace,
  readFilters,
  writeFilters,
} from './browse-query.ts';
import { BrowseResults, LOAD_FAILED } from './browse-results.tsx';
import { BrowseSearch } from './browse-search.tsx';
import { pillsOf } from './pills.ts';
import { ResultsHeading, SortMenu } from './results-heading.tsx';
import { SaveSearchSlot } from './save-search-slot.tsx';
import { FiltersSheet, PlaceSheet, SearchCorrection, WhereIsNearMe } from './search-parts.ts';
import { WhatIsShown } from './what-is-shown.tsx';
import { isNearness, searchTitle } from './what-was-understood.ts';

export const handle: PageHandle = { wide: true };

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { api: server, publicUrl } = pageOf(context);
  const filters = readFilters(url.searchParams);
  const cookies = request.headers.get('cookie');
  const place = placeFromCookie(cookies);
  const query = apiQuery(filters, place);
  const { data, error } = await server.GET('/api/listings', {
    params: { query: { ...query, count: '1', ...featuredQuery(cookies) } },
  });
  const results = data?.count ? { page: data, count: data.count } : null;
  const problem = isApiProblem(error) ? error : undefined;
  // `seller=me` needs an account, so visitors log in first.
  requireSignIn(url, problem);
  return { filters, place, results, failure: results ? null : failureOf(problem), publicUrl };
}

/** The error to show, with the server's text if there is one. */
const failureOf = (problem: Partial<Pick<ApiProblem, 'detail' | 'retryAfter'>> | null | undefined) => ({
  detail: problem?.detail ?? LOAD_FAILED.text,
  retryAfter: problem?.retryAfter,
});
type Failure = ReturnType<typeof failureOf>;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const filters = loaderData?.filters ?? NO_FILTERS;
  const { q } = filters;
  const what = categoryTitle(filters) ?? 'Second-hand items';
  const { title } = pageTitle(matches, q ? `${q}, second-hand` : `${what} near you`);
  const description = 'Browse second-hand items from people nearby. Free to list, no commission or fees.';
  const canonical = writeFilters({
    ...filters,
    exact: false,
    sort: null,
    min: 0,
    max: null,
    condition: null,
    within: null,
    seller: null,
  }).toString();
  return [
    ...previewMeta(matches, title, description),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Feed of this search',
      href: `/listings.rss${feedQuery(filters)}`,
    },
    {
      tagName: 'link',
      rel: 'canonical',
      href: `${loaderData?.publicUrl ?? ''}/listings${canonical ? `?${canonical}` : ''}`,
    },
  ];
};

/** The category in the page title; null for all categories. */
function categoryTitle({ category }: Filters): string | null {
  if (category === null) return null;
  return category === 'free' ? 'Free items' : categoryLabel(category);
}

/** Returns the query of the feed's address, in parameters of the API. */
function feedQuery(filters: Filters): string {
  const known = Object.entries(apiQuery(filters, null)).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
}

/** Loaded after the page, for the people who pull. */
const RefreshResults = lazyPart(() => import('./refresh-results.tsx'));

export default function BrowsePage() {
  return <Browse {...useLoaderData<typeof loader>()} />;
}

type BrowseProps = Pick<Awaited<ReturnType<typeof loader>>, 'filters' | 'place' | 'results' | 'failure'>;

function Browse({ filters: answered, place, results, failure }: BrowseProps) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [railOpen, setRailOpen] = useState(true);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [placeOpen, setPlaceOpen] = useState(false);
  const [refreshes, setRefreshes] = useState(0);
  const loading = navigation.state === 'loading' && navigation.location.pathname === '/listings';
  // Base further changes on the address that is loading, not on the current one.
  const filters = loading ? readFilters(new URLSearchParams(navigation.location.search)) : answered;

  const show = (next: Filters) =>
    void navigate({ search: writeFilters(next).toString() }, { preventScrollReset: false });
  const showFrom = (from: ViewerPlace | null, next: Filters) => {
    savePlace(from);
    show(next);
  };

  const understood = results?.page.understood ?? [];
  const correction = results?.page.correction;
  const isSearch = filters.q !== '';
  // Hide pills of the previous search while another one loads.
  const removable =
    filters.q === answered.q ? understood : understood.map((part) => ({ ...part, without: filters.q }));
  const pills = pillsOf(filters, removable);
  const choosePlace = () => setPlaceOpen(true);

  return (
    <div className="wrap wrap-wide">
      <RefreshResults onRefreshed={() => setRefreshes(refreshes + 1)} />
      <BrowseSearch
        filters={filters}
        onSearch={(q) => show({ ...filters, q, exact: false })}
        filtersOpen={railOpen}
        place={place}
        onChoosePlace={choosePlace}
        onToggleFilters={() => {
          if (matchMedia('(min-width: 48rem)').matches) setRailOpen(!railOpen);
          else setSheetOpen(true);
        }}
      />
      <WhatIsShown filters={filters} pills={pills} onChange={show} place={place} onChoosePlace={choosePlace}>
        {correction && (
          <SearchCorrection correction={correction} understood={understood} filters={answered} />
        )}
      </WhatIsShown>
      <div
        className={clsx(
          'grid items-start noscript:block',
          railOpen &&
            'md:grid-cols-[220px_minmax(0,1fr)] md:gap-6 lg:grid-cols-[252px_minmax(0,1fr)] lg:gap-9',
        )}
      >
        {railOpen && (
          <aside
            id="filters"
            className="sticky top-23 -ms-3 max-h-[calc(100svh-104px)] overflow-auto px-3 pt-1 pb-5 [scrollbar-width:none] max-md:hidden noscript:hidden"
            aria-label="Filters"
          >
            <BrowseFilters layout="rail" filters={filters} onChange={show} />
          </aside>
        )}
        <section className="min-w-0" aria-labelledby="results">
          <ResultsHeading
            title={
              isSearch
                ? searchTitle(filters.q, filters.q === answered.q ? understood : [])
                : (categoryTitle(filters) ?? 'Browse')
            }
            count={results?.count}
            long={pills.length > 0}
          >
            <SaveSearchSlot filters={filters} place={place} className="px-4" />
            <SortMenu filters={filters} onChange={show} place={place} />
          </ResultsHeading>
          {!place && (needsPlace(filters) || understood.some(isNearness)) && (
            <WhereIsNearMe onFound={(from) => showFrom(from, filters)} onType={choosePlace} />
          )}
          {loading ? (
            <ListingGridSkeleton wide={!railOpen} />
          ) : results ? (
            <BrowseResults
              // The key resets further pages for each search, position and refresh.
              key={JSON.stringify([answered, place, refreshes])}
              first={results.page}
              filters={answered}
              place={place}
              wide={!railOpen}
              onChange={show}
            />
          ) : (
            <LoadFailure {...(failure ?? failureOf(null))} />
          )}
        </section>
      </div>
      <FiltersSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        filters={filters}
        onChange={show}
        count={results?.count}
      />
      <PlaceSheet
        open={placeOpen}
        onClose={() => setPlaceOpen(false)}
        filters={filters}
        place={place}
        onPlace={showFrom}
      />
    </div>
  );
}

/** Shown when the request fails offline or by the rate limit. The search stays and can be edited. */
export function ErrorBoundary() {
  const failure = failureOf(pageProblem(useRouteError()));
  const filters = readFilters(useSearchParams()[0]);
  const place = useHydrated() ? placeFromCookie(document.cookie) : null;
  return <Browse {...{ filters, place, failure }} results={null} />;
}

function LoadFailure({ detail, retryAfter }: Failure) {
  const [params] = useSearchParams();
  const reassurance = params.has('q') ? 'Your search is still here.' : '';
  const reason = detail === LOAD_FAILED.text ? '' : detail;
  const text = `${reason} ${reassurance}`.trim() || undefined;
  useErrorNotice({ title: LOAD_FAILED.title, text: detail });
  return <LoadFailed title={LOAD_FAILED.text} text={text} retryAfter={retryAfter} />;
}
