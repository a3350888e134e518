import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { type ApiProblem, isApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { pageOf } from '../../../../platform/web/page/page-context.ts';
import type { PageHandle } from '../../../../platform/web/page/page-handle.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { useErrorNotice } from '../../../../platform/web/page/use-error-notice.ts';
import { useReopenPage } from '../../../../platform/web/page/use-reopen-page.ts';
import { Chip } from '../../../../platform/web/ui/chip.tsx';
import { ErrorState } from '../../../../platform/web/ui/error-state.tsx';
import { SearchBox } from '../../../../platform/web/ui/search-box.tsx';
import { ListingGridSkeleton, placeFromCookie } from '../../../items/listings/web/listings.ts';
import { COMPARISON_HINTS, COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { AssistantColumns } from './assistant-columns.tsx';
import { type AssistantQuery, readQuery, searchParameters, writeQuery } from './assistant-query.ts';
import { Choice } from './choice.tsx';
import { History } from './history.tsx';
import { StartComparing } from './start-comparing.tsx';

// The selection bar sits on top of the dock, so nothing else may move into that space.
export const handle: PageHandle = { task: true };

const LOAD_FAILED = { title: 'Error loading listings', text: 'Failed to load listings.' };

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const query = readQuery(url.searchParams);
  const place = placeFromCookie(request.headers.get('cookie'));
  const [found, recent] = await Promise.all([
    query.q === ''
      ? null
      : server.GET('/api/comparisons/listings', { params: { query: searchParameters(query, place) } }),
    server.GET('/api/comparisons', { params: { query: { list: 'recent' } } }),
  ]);
  const problem = isApiProblem(found?.error) ? found.error : null;
  return {
    listings: found?.data?.listings ?? null,
    failure:
      found === null || found.data
        ? null
        : { detail: problem?.detail ?? LOAD_FAILED.text, retryAfter: problem?.retryAfter },
    recent: recent.data ?? null,
  };
}

/** Changes of the selection change the address, but need no new results. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname
    ? defaultShouldRevalidate
    : searchOf(currentUrl.search) !== searchOf(nextUrl.search);

/** Returns the address without the selection. */
const searchOf = (search: string): string =>
  writeQuery({ ...readQuery(new URLSearchParams(search)), items: [] });

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(
    matches,
    'Which one should I buy?',
    'Pick 2 or 3 listings. We compare price, condition and what each seller wrote.',
  );

/** The shopping assistant: find similar items, select two or three and compare them. */
export default function AssistantPage() {
  const { listings, failure, recent } = useLoaderData<typeof loader>();
  const query = readQuery(new URLSearchParams(useLocation().search));
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const search = (changed: Partial<AssistantQuery>) =>
    void navigate({ search: writeQuery({ ...query, ...changed }) }, { preventScrollReset: true });
  const searchFor = (q: string) => search({ q, items: [] });
  const isSearching =
    next?.pathname === '/ai-assistant' && readQuery(new URLSearchParams(next.search)).q !== query.q;
  const history = <History recent={recent} />;

  return (
    <div className="wrap pt-1.5 md:pt-3">
      <h1 className="t-page">Which one should I buy?</h1>
      <p className="mt-2 max-w-[44ch] text-lg text-ink-2">
        Pick 2 or 3 listings. We compare price, condition and what each seller wrote.
      </p>
      <div className="mt-4 mb-6 grid gap-4 md:mb-7">
        <SearchBox
          q={query.q}
          onSearch={searchFor}
          action="/ai-assistant"
          label="What do you want to compare?"
          submit="Find Comparable Items"
        />
        <div className="scroll-row -mx-4 scroll-px-4 px-4 md:mx-0 md:px-0" role="group" aria-label="Try one">
          {COMPARISON_HINTS.map((hint) => (
            <Chip key={hint} pressed={query.q.toLowerCase() === hint} onClick={() => searchFor(hint)}>
              {hint}
            </Chip>
          ))}
        </div>
      </div>
      {listings === null || isSearching ? (
        <AssistantColumns history={history}>
          {isSearching ? (
            <ListingGridSkeleton count={COMPARISON_LIMITS.found} />
          ) : failure === null ? (
            <StartComparing heading="h2" />
          ) : (
            <LoadFailed {...failure} />
          )}
        </AssistantColumns>
      ) : (
        <Choice
          // The key resets the selection for each new search.
          key={query.q}
          query={query}
          listings={listings}
          history={history}
          onPrice={(price) => search({ price })}
          onSearch={searchFor}
        />
      )}
    </div>
  );
}

function LoadFailed({ detail, retryAfter }: Pick<ApiProblem, 'detail' | 'retryAfter'>) {
  const { reopen, busy } = useReopenPage();
  useErrorNotice({ title: LOAD_FAILED.title, text: detail });
  return (
    <ErrorState
      title={LOAD_FAILED.text}
      text={detail === LOAD_FAILED.text ? undefined : detail}
      onRetry={reopen}
      busy={busy}
      retryAfter={retryAfter}
    />
  );
}
