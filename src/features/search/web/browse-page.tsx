import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router';
import { isApiProblem } from '../../../platform/web/api-problem.ts';
import { pageProblem } from '../../../platform/web/page-problem.ts';
import { pageOf } from '../../../platform/web/page-context.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Chip } from '../../../platform/web/ui/chip.tsx';
import { ErrorState } from '../../../platform/web/ui/error-state.tsx';
import { Sheet } from '../../../platform/web/ui/sheet.tsx';
import { useErrorNotice } from '../../../platform/web/use-error-toast.ts';
import { useReopenPage } from '../../../platform/web/use-reopen-page.ts';
import { grouped } from '../../../shared/grouped.ts';
import type { Position } from '../../../shared/position.ts';
import { requireSignIn } from '../../accounts/web/accounts.ts';
import { askFeatured } from '../../featured/web/featured.ts';
import { CATEGORIES, categoryLabel } from '../../listings/contract/taxonomy.ts';
import { ActiveFilters } from './active-filters.tsx';
import { BrowseFilters } from './browse-filters.tsx';
import {
  apiQuery,
  type BrowseFilters as Filters,
  needsPlace,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './browse-query.ts';
import { BrowseResults } from './browse-results.tsx';
import { BrowseSearch } from './browse-search.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { PlaceButton, PlaceSheet } from './place-sheet.tsx';
import { SortMenu } from './sort-field.tsx';
import { LOAD_FAILED } from './browse-texts.ts';
import {
  ListingGridSkeleton,
  placeFromCookie,
  savePlace,
  useLocate,
  type ViewerPlace,
} from '../../listings/web/listings.ts';

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { api: server, publicUrl } = pageOf(context);
  const filters = readFilters(url.searchParams);
  const cookies = request.headers.get('cookie');
  const place = placeFromCookie(cookies);
  const query = apiQuery(filters, place);
  const { data, error } = await server.GET('/api/listings', {
    params: { query: { ...query, count: '1', ...askFeatured(cookies) } },
  });
  const found = data?.count ? { page: data, count: data.count } : null;
  const problem = isApiProblem(error) ? error : undefined;
  // `seller=me` needs to know who asks, so visitors sign in first.
  requireSignIn(url, problem);
  return { filters, place, found, failure: found ? null : (problem?.detail ?? LOAD_FAILED.text), publicUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const filters = loaderData?.filters ?? NO_FILTERS;
  const { q, category } = filters;
  const what = category === 'free' ? 'Free items' : category ? categoryLabel(category) : 'Second-hand items';
  const title = q ? `${q}, second-hand. Offhand` : `${what} near you. Offhand`;
  const description = 'Browse second-hand items from people nearby. Free to list, no commission or fees.';
  const canonical = writeFilters({
    ...filters,
    sort: 'newest',
    min: 0,
    max: null,
    condition: null,
    within: null,
    seller: null,
  }).toString();
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
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

/** The query of the feed's address, with the parameters of the API. */
function feedQuery(filters: Filters): string {
  const known = Object.entries(apiQuery(filters, null)).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
}

export default function BrowsePage() {
  const { filters: answered, place, found, failure } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [railOpen, setRailOpen] = useState(true);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [placeOpen, setPlaceOpen] = useState(false);
  const loading = navigation.state === 'loading' && navigation.location.pathname === '/listings';
  // The next change starts from the last one, also while that is still loading.
  const filters = loading ? readFilters(new URLSearchParams(navigation.location.search)) : answered;

  const show = (next: Filters) =>
    void navigate({ search: writeFilters(next).toString() }, { preventScrollReset: false });
  const showFrom = (from: ViewerPlace | null, next: Filters) => {
    savePlace(from);
    show(next);
  };
  const nearby = { place, onPlace: showFrom };

  return (
    <div className="wrap wrap-wide">
      <BrowseSearch
        filters={filters}
        onSearch={(q) => show({ ...filters, q })}
        filtersOpen={railOpen}
        place={place}
        onChoosePlace={() => setPlaceOpen(true)}
        onToggleFilters={() => {
          if (matchMedia('(min-width: 48rem)').matches) setRailOpen(!railOpen);
          else setSheetOpen(true);
        }}
      />
      <CategoryChips
        filters={filters}
        onChange={show}
        place={place}
        onChoosePlace={() => setPlaceOpen(true)}
      />
      <div
        className={clsx(
          'grid items-start',
          railOpen &&
            'md:grid-cols-[220px_minmax(0,1fr)] md:gap-6 lg:grid-cols-[252px_minmax(0,1fr)] lg:gap-9',
        )}
      >
        {railOpen && (
          <aside
            id="filters"
            className="sticky top-23 -ms-3 max-h-[calc(100svh-104px)] overflow-auto px-3 pt-1 pb-5 [scrollbar-width:none] max-md:hidden"
            aria-label="Filters"
          >
            <BrowseFilters layout="rail" filters={filters} onChange={show} {...nearby} />
          </aside>
        )}
        <section className="min-w-0" aria-labelledby="results">
          <div className="mt-3.5 mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 md:mt-0.5 md:mb-4">
            <h1 id="results" className="flex items-baseline gap-2 text-3xl md:gap-3 md:text-5xl">
              Browse{' '}
              {found && (
                <span
                  className="num font-sans text-md leading-none font-[550] tracking-normal whitespace-nowrap text-ink-2 md:text-base"
                  role="status"
                >
                  {countText(found.count)}
                </span>
              )}
            </h1>
            <div className="flex min-w-0 items-center gap-2.5 text-sm text-ink-2">
              <ActiveFilters filters={filters} onChange={show} />
              <SortMenu filters={filters} onChange={show} {...nearby} />
            </div>
          </div>
          {found?.page.correctedTo && (
            <Note role="status">
              <p>
                Nothing matches “<bdi>{answered.q}</bdi>”. Showing results for{' '}
                <strong className="text-ink">{found.page.correctedTo}</strong>.
              </p>
            </Note>
          )}
          {needsPlace(filters) && !place && (
            <PlaceMissing onFound={(position) => showFrom({ name: '', position }, filters)} />
          )}
          {loading ? (
            <ListingGridSkeleton wide={!railOpen} />
          ) : found ? (
            <BrowseResults
              // Further pages belong to one search from one position; another one starts over.
              key={JSON.stringify([answered, place])}
              first={found.page}
              filters={answered}
              place={place}
              wide={!railOpen}
              onReset={() => show(NO_FILTERS)}
            />
          ) : (
            <LoadFailure detail={failure ?? LOAD_FAILED.text} />
          )}
        </section>
      </div>
      <Sheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title="Filters"
        footer={
          <>
            <Button variant="soft" onClick={() => show(NO_FILTERS)}>
              Reset Filters
            </Button>
            <Button block onClick={() => setSheetOpen(false)}>
              {found ? `Show ${countText(found.count)}` : 'Show listings'}
            </Button>
          </>
        }
      >
        <BrowseFilters layout="sheet" filters={filters} onChange={show} {...nearby} />
      </Sheet>
      <PlaceSheet open={placeOpen} onClose={() => setPlaceOpen(false)} filters={filters} {...nearby} />
    </div>
  );
}

/** For a shared address that needs a position, to a visitor who has not given one. */
function PlaceMissing({ onFound }: { onFound: (position: Position) => void }) {
  const { locating, ask } = useLocate(onFound);
  return (
    <Note>
      <p>Share your location to see what's near. For now, these are from everywhere.</p>
      <Button variant="line" busy={locating} busyLabel="Locating..." onClick={ask}>
        Use my location
      </Button>
    </Note>
  );
}

/** A line above the results. */
function Note({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <div
      className="mb-5 grid justify-items-start gap-2.5 rounded-md bg-surface-2 px-4 py-3 wrap-anywhere text-ink-2"
      role={role}
    >
      {children}
    </div>
  );
}

function countText({ count, capped }: { count: number; capped: boolean }): string {
  if (capped) return `${grouped(count)}+ listings`;
  return count === 1 ? '1 listing' : `${grouped(count)} listings`;
}

interface CategoryChipsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  place: ViewerPlace | null;
  onChoosePlace: () => void;
}

/** Where to look and the categories, one tap away on phones. */
function CategoryChips({ filters, onChange, place, onChoosePlace }: CategoryChipsProps) {
  return (
    <div className="scroll-row -mx-4 scroll-px-4 px-4 md:hidden" role="group" aria-label="Place and category">
      <PlaceButton filters={filters} place={place} onOpen={onChoosePlace} className="chip max-w-60" />
      <Chip pressed={filters.category === null} onClick={() => onChange({ ...filters, category: null })}>
        <CategoryIcon category="all" />
        All Categories
      </Chip>
      {CATEGORIES.map(({ slug, label }) => (
        <Chip
          key={slug}
          pressed={filters.category === slug}
          onClick={() => onChange({ ...filters, category: slug })}
        >
          <CategoryIcon category={slug} />
          {label}
        </Chip>
      ))}
    </div>
  );
}

/** The request failed because the connection is gone, or there were too many. */
export function ErrorBoundary() {
  const problem = pageProblem(useRouteError());
  return (
    <div className="wrap">
      <h1 className="sr-only">Browse</h1>
      <LoadFailure detail={problem?.detail ?? LOAD_FAILED.text} />
    </div>
  );
}

function LoadFailure({ detail }: { detail: string }) {
  const { reopen, busy } = useReopenPage();
  useErrorNotice({ title: LOAD_FAILED.title, text: detail });
  return <ErrorState title={LOAD_FAILED.text} onRetry={reopen} busy={busy} />;
}
