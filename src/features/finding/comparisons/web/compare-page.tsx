import { useEffect, useState } from 'react';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { type ApiProblem, isApiProblem, OFFLINE } from '../../../../platform/web/api/api-problem.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { pageOf, requireId } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { pageProblem } from '../../../../platform/web/page/page-problem.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { positionText } from '../../../../shared/position.ts';
import { placeFromCookie } from '../../../items/listings/web/listings.ts';
import { requireSignIn, useAskToSignIn, useViewer } from '../../../people/accounts/web/accounts.ts';
import type { Comparison } from '../contract/comparison.ts';
import { comparisonErrors } from '../contract/errors.ts';
import { readQuery, writeQuery } from './assistant-query.ts';
import { titleOf } from './compared.ts';
import { ComparisonView } from './comparison-view.tsx';
import { isFromAssistant } from './from-assistant.ts';
import { visitorEntryOf } from './history-entry.ts';
import { NotCompared } from './not-compared.tsx';
import { recordRecent } from './recent-here.ts';
import { ShareButton } from './share-button.tsx';

type Loaded = { comparison: Comparison; problem: null } | { comparison: null; problem: ApiProblem };

/** Loads a stored comparison by its id, or compares the items in the address. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { api: server } = pageOf(context);
  const place = placeFromCookie(request.headers.get('cookie'));
  const near = place ? positionText(place.position) : undefined;
  const id = url.searchParams.get('id');
  const { items } = readQuery(url.searchParams);
  const answer =
    id === null
      ? await server.POST('/api/comparisons', { body: { items: [...items], near } })
      : await server.GET('/api/comparisons/{id}', {
          params: { path: { id: requireId(id) }, query: { near } },
        });
  requireSignIn(url, answer.response);
  if (answer.data) return data<Loaded>({ comparison: answer.data, problem: null });
  const { status } = answer.response;
  const problem = isApiProblem(answer.error) ? answer.error : { ...OFFLINE, status };
  return data<Loaded>({ comparison: null, problem }, { status });
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  pageTitle(matches, `${loaderData?.comparison ? titleOf(loaderData.comparison) : 'Compare'}`),
  { name: 'robots', content: 'noindex' },
];

export default function ComparePage() {
  const { comparison, problem } = useLoaderData<typeof loader>();
  useRecordRecent(comparison);
  return (
    <div className="wrap">
      {comparison === null ? (
        <>
          <BackToResults unlessNew />
          <NotCompared problem={problem} />
        </>
      ) : (
        <>
          <BackToResults />
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3.5">
            <h1 className="t-page">{titleOf(comparison)}</h1>
            <div className="flex flex-wrap gap-2 max-md:w-full" key={comparison.id}>
              <SaveButton comparison={comparison} />
              <ShareButton comparison={comparison} />
            </div>
          </div>
          <ComparisonView compared={comparison} isOwn />
        </>
      )}
    </div>
  );
}

/**
 * Links back to the results with the selection. For people who came by a link, it runs the same search.
 * @param unlessNew Without a search or a selection, there is nothing to go back to.
 */
function BackToResults({ unlessNew = false }: { unlessNew?: boolean }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = readQuery(new URLSearchParams(search));
  if (unlessNew && query.q === '' && query.items.length === 0) return <div className="h-2 md:h-5" />;
  return (
    <Link
      to={`/ai-assistant${writeQuery(query)}`}
      className="mb-1 inline-flex min-h-11 items-center gap-2 font-semibold text-ink-2 hover:text-ink"
      onClick={(event) => {
        if (!isFromAssistant(state) || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="arrow-left" className="icon-sm rtl:-scale-x-100" />
      Back to Search Results
    </Link>
  );
}

/** Stores a visitor's comparison in the browser, because the server does not. */
function useRecordRecent(comparison: Comparison | null): void {
  const { account, guest } = useViewer();
  const isVisitor = account === null && guest === null;
  useEffect(() => {
    if (isVisitor && comparison !== null) recordRecent(visitorEntryOf(comparison));
  }, [isVisitor, comparison]);
}

/** Shown when the request fails offline or by the rate limit. */
export function ErrorBoundary() {
  const problem = pageProblem(useRouteError());
  return (
    <div className="wrap">
      <BackToResults />
      <NotCompared problem={{ ...OFFLINE, ...problem }} />
    </div>
  );
}

/** Saves a comparison or removes it from Saved. Visitors and guests log in first. */
function SaveButton({ comparison: { id, saved: initial } }: { comparison: Comparison }) {
  const { account } = useViewer();
  const { pathname, search } = useLocation();
  const askToSignIn = useAskToSignIn();
  const [saved, setSaved] = useState(initial);
  const { busy, run } = useApiAction();

  function press() {
    const signIn = () => askToSignIn(comparisonErrors.SIGN_IN_TO_SAVE_COMPARISON, pathname + search);
    if (account === null || id === null) return signIn();
    const options = { params: { path: { id } } };
    const call = saved ? api.DELETE : api.PUT;
    void run(() => call('/api/comparisons/{id}/saved', options), {
      done() {
        setSaved(!saved);
        toast(
          saved
            ? { tone: 'info', title: 'No longer saved' }
            : { tone: 'success', title: 'Saved', text: "It's under Saved Comparisons." },
        );
      },
      failed(problem) {
        // The session ended in another tab.
        if (problem.code === 'SIGN_IN_TO_SAVE_COMPARISON') signIn();
        else showProblem(problem);
      },
    });
  }

  return (
    <Button variant="line" className="max-md:flex-1" aria-pressed={saved} busy={busy} onClick={press}>
      <Icon name="bookmark" className={saved ? 'fill-current' : undefined} />
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}
